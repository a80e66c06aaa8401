// What glows on a page, what a click acts on, and which answers can be given by pointing alone.
(() => {
  const MARKS = '.play g[id]';
  const GRID = 9; // points across a mark, and down, at which it is tried
  const sent = [];
  const fetched = window.fetch;
  window.fetch = (address, init) => { // answers are noted instead of given: the position stays
    if (init?.method !== 'POST' || !String(address).includes('/actions?')) return fetched(address, init);
    sent.push(JSON.parse(init.body).action);
    return Promise.resolve(new Response('{"seq": 0}'));
  };
  const marks = () => [...document.querySelectorAll(MARKS)];
  const pressed = () => marks().filter((mark) => mark.getAttribute('aria-pressed') === 'true').map((mark) => mark.id);
  const named = (id) => marks().find((mark) => mark.id === id);

  /** The page has answered: what was sent has come back, and the picture shows what is left. */
  async function settled() {
    do await new Promise((resolve) => setTimeout(resolve)); while (document.querySelector('.answer:disabled'));
  }

  function colour(name) {
    const probe = document.createElement('i');
    probe.style.color = `var(--${name})`;
    document.querySelector('.play .orrery').parentElement.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }

  /** Whether a reader sees that a mark can be clicked: its outline or core has the colour that says so. */
  function glows(mark, colours) {
    if (getComputedStyle(mark).visibility !== 'visible' || !mark.checkVisibility()) return false;
    return [...mark.children].some((child) => {
      const style = getComputedStyle(child);
      if (Number(style.opacity) * Number(style.strokeOpacity) < 0.2) return false;
      if (child.matches('.edge, .hit')) return colours.includes(style.stroke) && parseFloat(style.strokeWidth) > 0;
      return child.matches('.core, .burst') && colours.includes(style.fill);
    });
  }

  function glowing() {
    const [can, clash, spark] = ['can', 'clash', 'spark'].map(colour);
    const colours = (mark) => [can, ...(mark.matches('.battle') ? [clash] : []), ...(mark.matches('.victory') ? [spark] : [])];
    return marks().filter((mark) => !mark.matches('.way, .route') && glows(mark, colours(mark))).map((mark) => mark.id); // lines only lead to what is meant
  }

  function marksAt(x, y) {
    const found = [];
    for (const element of document.elementsFromPoint(x, y)) {
      for (let mark = element.closest('g[id]'); mark; mark = mark.parentElement?.closest('g[id]')) found.push(mark);
    }
    return found;
  }

  /** A point at which a mark lies uppermost among those that are buttons, its middle if possible; any point of it if it is none. */
  function spotOf(mark) {
    mark.scrollIntoView({ block: 'nearest' });
    const box = mark.getBoundingClientRect();
    const steps = [...Array(GRID).keys()].map((step) => (step + 0.5) / GRID).sort((a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5));
    const points = steps.flatMap((down) => steps.map((across) => [box.x + box.width * across, box.y + box.height * down]));
    points.sort((a, b) => off(a, box) - off(b, box));
    const isButton = mark.getAttribute('role') === 'button';
    return points.find(([x, y]) => {
      const found = marksAt(x, y);
      if (!found.includes(mark)) return false;
      const first = found.find((one) => one.getAttribute('role') === 'button');
      return isButton ? first === mark : first === undefined;
    });
  }

  const off = ([x, y], box) => Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);

  /** Clicks on a mark as a mouse would; whether there was a point to click at. */
  async function click(id) {
    const mark = named(id);
    const spot = mark && spotOf(mark);
    if (!spot) return false;
    const [clientX, clientY] = spot;
    const below = document.elementFromPoint(clientX, clientY);
    below.dispatchEvent(new PointerEvent('click', { bubbles: true, clientX, clientY, pointerType: 'mouse' }));
    await settled();
    return true;
  }

  /** All answers are open again. */
  async function begin() {
    for (;;) {
      const back = document.querySelector('.confirm button:not(.primary)') ?? (pressed().length > 0 ? document.querySelector('.answers > .quiet') : null);
      document.querySelector('.notice .quiet')?.click();
      sent.length = 0;
      if (!back) return;
      back.click();
      await settled();
    }
  }

  /** Whether a click acted on a mark: it is picked, or an answer was given or waits for a yes. */
  const acted = (id) => sent.length > 0 || document.querySelector('.confirm') !== null || pressed().includes(id);

  async function pick(path) {
    await begin();
    for (const id of path) await click(id);
  }

  /** Where what glows and what can be clicked differ after these picks. */
  async function differences(path, candidates) {
    await pick(path);
    const shown = new Set(glowing());
    const faults = [];
    for (const id of new Set([...shown, ...candidates])) {
      if (pressed().includes(id) || !named(id)) continue;
      const after = path.length > 0 ? ` after ${path.join(', ')}` : '';
      const tried = await click(id);
      if (shown.has(id) && !(tried && acted(id))) faults.push(`${id} glows, but a click does nothing${after}`);
      if (!shown.has(id) && tried && acted(id)) faults.push(`${id} can be clicked, but does not glow${after}`);
      if (tried) await pick(path);
    }
    return faults;
  }

  /** Points at one mark after the other of an answer until it is given; the stages on the way, and what was given. */
  async function follow(meant) {
    await begin();
    const stages = [];
    for (;;) {
      const shown = glowing();
      const next = meant.find((id) => shown.includes(id) && !pressed().includes(id));
      if (!next || !(await click(next))) return { stages, given: '' };
      document.querySelector('.confirm .primary')?.click();
      await settled();
      if (sent.length > 0) return { stages, given: sent[0] };
      stages.push(pressed());
    }
  }

  /** Everything wrong with pointing at this question, and the answers that pointing alone does not give. */
  async function explore({ meanings, most }) {
    const candidates = [...new Set(Object.values(meanings).flat())];
    const faults = await differences([], candidates);
    const seen = new Set();
    const unmeant = [];
    for (const [answer, meant] of Object.entries(meanings)) {
      const { stages, given } = await follow(meant);
      if (given !== answer.split(' / ')[0]) unmeant.push(answer);
      for (const stage of stages) {
        const key = [...stage].sort().join();
        if (seen.has(key) || seen.size >= most) continue;
        seen.add(key);
        faults.push(...(await differences(stage, candidates)));
      }
    }
    await begin();
    return { faults, unmeant, stages: seen.size + 1 };
  }
  return { explore, glowing };
})()
