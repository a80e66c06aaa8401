/** The shapes of the interface, written by tools/make_types.py from the OpenAPI document. Do not edit. */

export interface Answer {
  seq: number;
  action: string;
}

export interface Asked {
  seat: number;
  ask: string;
}

export interface Beat {
  type: "beat";
  seq: number;
}

export interface Bilingual {
  fr: string;
  en: string;
}

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  time: string;
}

export interface ChatMessage {
  type: "chat";
  seat: number;
  name: string;
  text: string;
  time: string;
}

export interface Claim {
  new: string;
}

export interface Consent {
  line: number;
  agree: boolean;
}

export interface DecisionShown {
  ask: string;
  rule: string;
  camp: string;
  prompt: string;
  options: OptionShown[];
}

export interface Done {
  seq: number;
}

export interface Forced {
  on: boolean;
}

export interface GameOffered {
  name: string;
  box: string;
  box_title: Bilingual;
  cover: string;
  title: Bilingual;
  about: Bilingual;
  seats: number[];
  options: OptionOffered[];
  takes_data: boolean;
}

export interface Games {
  games: GameOffered[];
  levels: string[];
  languages: ("fr" | "en")[];
}

export interface GroundMessage {
  type: "ground";
  width: number;
  height: number;
  theme: string;
  defs: string;
  ground: string;
  table: string;
  game: string;
  seat: number;
  lang: "en" | "fr";
  style: string;
  beat: number;
  chat: ChatLine[];
}

export interface Hello {
  token?: string;
  lang?: "en" | "fr" | null;
  seq?: number;
  picture?: boolean;
  changes?: boolean;
  view?: boolean;
  seats?: boolean;
}

export interface Invite {
  seat: number;
}

export interface Late {
  type: "late";
}

export interface Leave {
  level?: string;
  seat?: number | null;
}

export interface LineShown {
  seq: number;
  seat: number;
  action: string;
  text: string;
  turn: number;
}

export interface LuckShown {
  commitment: string;
  key: string;
}

export interface Mine {
  tokens: string[];
}

export interface MyTable {
  table: string;
  game: string;
  title: string;
  seat: number;
  place: number;
  names: string[];
  asked: boolean;
  over: boolean;
  turns: number;
  changed: string;
}

export interface MyTables {
  tables: MyTable[];
}

export interface Name {
  name: string;
}

export interface NewTable {
  seats: SeatPlan[];
  game?: string;
  options?: string;
  data?: string;
  seed?: number | null;
  from?: Source | null;
}

export interface NextTable {
  table: string;
  link: string;
}

export interface Nothing {
}

export interface OptionOffered {
  name: string;
  default: string;
  values: string[];
  text: Bilingual;
  texts: Record<string, Bilingual>;
}

export interface OptionShown {
  action: string;
  label: string;
  final?: boolean;
}

export interface OutcomeShown {
  ranks: number[];
  scores: number[];
  reason: string;
  text: string;
  told: string[];
}

export interface PanelChanged {
  id: string;
  title: string;
  seat: number | null;
  side: string;
  part: string;
  weight: number;
  head: number;
  needs: number;
  beside: number;
  width: number;
  height: number;
  svg: string | (string | [number, number])[];
}

export interface PanelPicture {
  id: string;
  title: string;
  seat: number | null;
  side: string;
  part: string;
  weight: number;
  head: number;
  needs: number;
  beside: number;
  width: number;
  height: number;
  svg: string;
}

export interface Position {
  line: number;
  view: Record<string, unknown>;
  asked: Asked[];
  outcome: OutcomeShown | null;
  scene: PositionPicture;
}

export interface PositionPicture {
  title: string;
  width: number;
  height: number;
  actions: Record<string, string[]>;
  camps: string[];
  art: string[];
  ways?: Way[];
  pieces: string;
  panels: PanelPicture[];
  theme?: string;
  defs?: string;
  ground?: string;
}

export interface Refused {
  error: string;
  reason: string;
  rule: string;
  seq?: number;
}

export interface Replay {
  table: string;
  game: string;
  options: string;
  names: string[];
  over: boolean;
  as: (number | "open")[];
  turns: number[];
  lines: ReplayLine[];
}

export interface ReplayLine {
  line: number;
  seat: number;
  action: string;
  text: string;
  turn: number;
}

export interface RequestShown {
  seat: number;
  line: number;
  agreed: number[];
  you: boolean;
}

export interface Rule {
  rule: string;
  text: string;
}

export interface Rules {
  rules: Rule[];
}

export interface Said {
  said: boolean;
}

export interface Say {
  text: string;
  id?: string;
}

export interface SceneMessage {
  type: "scene";
  title: string;
  width: number;
  height: number;
  actions: Record<string, string[]>;
  camps: string[];
  art: string[];
  ways?: Way[];
  seq: number;
  pieces: string | (string | [number, number])[];
  panels: PanelChanged[];
}

export interface SeatOpened {
  seat: number;
  token: string;
  link: string;
}

export interface SeatPlan {
  kind: "human" | "bot";
  name?: string;
  level?: string;
}

export interface SeatShown {
  seat: number;
  name: string;
  kind: "human" | "bot";
  level: string;
  team: number;
  status: "asked" | "choosing" | "sealed" | "idle" | "over";
  ask: string;
  present: boolean;
  left: boolean;
  claimed: boolean;
}

export interface Source {
  table?: string;
  record?: string;
  line: number;
}

export interface StandingOrder {
  action?: string;
  ask?: string;
  until?: "else" | "mine" | "turn" | "game";
  clear?: boolean;
}

export interface StandingShown {
  action: string;
  label: string;
  ask: string;
  until: "else" | "mine" | "turn" | "game";
}

export interface StateMessage {
  type: "state";
  table: string;
  game: string;
  title: string;
  options: string;
  variants: string[];
  seeded: boolean;
  practice: boolean;
  luck: LuckShown;
  seat: number;
  seq: number;
  rolled: number;
  turns: number;
  seats: SeatShown[];
  view?: Record<string, unknown>;
  decision: DecisionShown | null;
  outcome: OutcomeShown | null;
  undo: UndoShown;
  standing: StandingShown[];
  forced: boolean;
  rematch: string | null;
  log_from: number;
  log: LineShown[];
}

export interface TableMade {
  table: string;
  seats: SeatOpened[];
  watch: string;
}

export interface TableState {
  table: string;
  game: string;
  title: string;
  options: string;
  variants: string[];
  seeded: boolean;
  practice: boolean;
  luck: LuckShown;
  seat: number;
  seq: number;
  rolled: number;
  turns: number;
  seats: SeatShown[];
  view?: Record<string, unknown>;
  decision: DecisionShown | null;
  outcome: OutcomeShown | null;
  undo: UndoShown;
  standing: StandingShown[];
  forced: boolean;
  rematch: string | null;
  log_from: number;
  log: LineShown[];
}

export interface Undo {
  seq: number;
  what: "step" | "turn" | "ask" | "redo";
  tokens?: string[];
}

export interface UndoShown {
  step: boolean;
  turn: boolean;
  redo: boolean;
  ask: boolean;
  free: boolean;
  together: UndoTogether;
  asked: RequestShown | null;
}

export interface UndoTogether {
  step: boolean;
  turn: boolean;
  redo: boolean;
}

export interface Way {
  answers: string[];
  marks: string[];
  label: string;
}

export interface Why {
  action: string;
  legal: boolean;
  reason: string;
  rule: string;
  text: string;
  known?: boolean;
  asked?: boolean;
}
