/** An enlarged card: the same drawing, with its words below. */

const SVG = "http://www.w3.org/2000/svg";

function words(mark: Element): string {
  return mark.querySelector(":scope > title")?.textContent ?? "";
}

/** A copy of a mark alone in its own picture; without ids, which belong to the original. */
function copyOf(mark: SVGGElement): SVGSVGElement {
  const copy = mark.cloneNode(true) as SVGGElement;
  copy.removeAttribute("transform");
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const attribute of ["id", "role", "tabindex", "aria-label", "aria-pressed"]) part.removeAttribute(attribute);
  }
  copy.classList.remove("can", "chosen");
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", mark.ownerSVGElement?.getAttribute("class") ?? "orrery");
  svg.setAttribute("aria-hidden", "true");
  // the copy keeps the colours of the groups around the original
  let inner: SVGElement = copy;
  for (let group = mark.parentElement; group && group.tagName === "g"; group = group.parentElement) {
    const shell = document.createElementNS(SVG, "g");
    shell.setAttribute("class", (group.getAttribute("class") ?? "").replace(/\b(panel|pieces|active|in-brief)\b/g, ""));
    shell.append(inner);
    inner = shell;
  }
  svg.append(inner);
  return svg;
}

/** Shows all of a copy that is on the page: it may be larger than the original, whose face may be brief. */
function frame(svg: SVGSVGElement): void {
  const { x, y, width, height } = svg.getBBox();
  svg.setAttribute("viewBox", `${x - 3} ${y - 3} ${width + 8} ${height + 8}`);
}

export class Large {
  readonly element: HTMLElement;

  constructor() {
    this.element = document.createElement("div");
    this.element.className = "large-card";
    this.element.hidden = true;
    this.element.setAttribute("role", "status");
  }

  show(mark: SVGGElement | null): void {
    this.element.hidden = mark === null;
    this.element.replaceChildren();
    if (!mark) return;
    const captions = words(mark).split("\n").map((line) => {
      const caption = document.createElement("p");
      caption.textContent = line;
      return caption;
    });
    const copy = copyOf(mark);
    this.element.append(copy, ...captions);
    frame(copy);
    const box = mark.getBoundingClientRect();
    this.element.classList.toggle("on-left", box.x > innerWidth / 2);
  }

  get shown(): boolean {
    return !this.element.hidden;
  }
}
