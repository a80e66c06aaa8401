// What can be measured of a screen, each as a list of sentences or a number; read by measures.py.
({
  // Words that are smaller than they may be. Those on a board can be enlarged by zooming and are said by its labels; those on
  // cards are enlarged and said by the large card.
  smallWords: (least) => {
    const found = [];
    const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent.trim();
      const element = walker.currentNode.parentElement;
      if (text === '' || !element || element.closest('title, script, style, noscript, option, .unseen, .board, .large-card')) continue;
      const card = element.closest('.card, .slip');
      if (!seen(element) || (card && card.querySelector(':scope > title'))) continue;
      const inner = element.closest('svg') && element.getScreenCTM ? Math.hypot(element.getScreenCTM().a, element.getScreenCTM().b) : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * inner;
      if (size < least - 0.05) found.push(`${size.toFixed(1)} px: ${text.slice(0, 40)} (${element.closest('[id]')?.id ?? element.className})`);
    }
    return found;
  },
  // Buttons, links and fields that a pointer can hardly hit, and marks on panels. Links in a sentence are as large as its words.
  smallTargets: (least) => {
    const found = [];
    const targets = 'button, a[href], select, input:not([type=radio], [type=checkbox]), summary, .picture-panel g[role=button]';
    for (const target of document.querySelectorAll(targets)) {
      if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('p, .skip') || target.matches('.skip')) continue;
      const box = target.getBoundingClientRect();
      if (box.width === 0 || (box.width >= least - 0.5 && box.height >= least - 0.5)) continue;
      found.push(`${box.width.toFixed(0)} x ${box.height.toFixed(0)}: ${target.id || target.textContent.trim().slice(0, 30)}`);
    }
    return found;
  },
  // Parts that lie over each other, each as far as it can be seen.
  overlaps: () => {
    const clipped = (element) => {
      let box = element.getBoundingClientRect();
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowY === 'visible') continue;
        box = parent.getBoundingClientRect();
        [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return { left, top, right, bottom };
    };
    const parts = [...document.querySelectorAll('.top, .board, .picture-panel, #page-bar, .replay-bar, .talk, .seats')]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ name: part.id || `${part.className} ${part.dataset.seat ?? ''}`, box: clipped(part) }))
      .filter(({ box }) => box.right > box.left && box.bottom > box.top);
    const found = [];
    for (const [place, one] of parts.entries()) {
      for (const other of parts.slice(place + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 1 && down > 1) found.push(`${one.name} and ${other.name}: ${across.toFixed(0)} x ${down.toFixed(0)}`);
      }
    }
    return found;
  },
  // How much of the room beside the log shows something: sampled every twelve pixels.
  used: () => {
    const rooms = ['.play', '#page-bar, .replay-bar'].map((one) => document.querySelector(one)?.getBoundingClientRect()).filter(Boolean);
    let [used, all] = [0, 0];
    for (const room of rooms) {
      for (let x = room.left + 6; x < room.right; x += 12) {
        for (let y = room.top + 6; y < room.bottom; y += 12) {
          all += 1;
          const there = document.elementFromPoint(x, y);
          if (there && there.closest('.picture-panel, .board g[id], .bar, .outcome')) used += 1;
        }
      }
    }
    return used / all;
  },
  // Whether anything but what is made to (a row of tools) scrolls sideways.
  sideways: () => [document.documentElement, ...document.querySelectorAll('.scrolls, .zone, .column, .picture-panel, #page-bar, .talk, dialog')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'contents')
    .map((element) => `${element.tagName} ${element.className}`),
})
