// Measurements of a screen, each as a list of sentences or a number; read by measures.py.
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
      const card = element.closest('.card, .slip, .illustrated');
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
  // Parts that overlap, each as far as it is visible.
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
  // Panels of which a part cannot even be scrolled to.
  cutPanels: () => [...document.querySelectorAll('.picture-panel')]
    .filter((panel) => panel.checkVisibility() && getComputedStyle(panel).overflowY !== 'auto')
    .filter((panel) => panel.scrollHeight > panel.clientHeight + 2)
    .map((panel) => `${panel.querySelector('svg')?.getAttribute('aria-label')}: ${panel.clientHeight} of ${panel.scrollHeight}`),
  // Cards, numbers and tiles that are drawn beyond the edge of their panel's picture, where nobody sees them.
  lostMarks: () => [...document.querySelectorAll('.picture-panel > svg')].filter((svg) => svg.checkVisibility()).flatMap((svg) => {
    const room = svg.getBoundingClientRect();
    return [...svg.querySelectorAll('g.flow > *')].filter((mark) => mark.checkVisibility()).filter((mark) => {
      const box = mark.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return box.width > 0 && (x < room.left || x > room.right || y < room.top || box.bottom - room.bottom > box.height / 4);
    }).map((mark) => `${mark.id} of ${svg.getAttribute('aria-label')}`);
  }),
  // Own panels that cannot be seen whole: there is always room for them on wide screens.
  ownCut: () => [...document.querySelectorAll('.zone-main, .zone-main .picture-panel')]
    .filter((part) => part.checkVisibility() && part.scrollHeight > part.clientHeight + 2)
    .map((part) => `${part.clientHeight} of ${part.scrollHeight}`),
  // Rivals that have to be scrolled to: on wide screens all players are seen at once.
  rivalsCut: () => [...document.querySelectorAll('.zone-side [data-part=rival]')].filter((rival) => {
    const room = rival.closest('.zone').getBoundingClientRect();
    return rival.checkVisibility() && rival.getBoundingClientRect().bottom > room.bottom + 2;
  }).map((rival) => rival.querySelector('svg')?.getAttribute('aria-label')),
  // Words of the page that end in an ellipsis: nobody can read them.
  cutWords: () => [...document.querySelectorAll('body *:not(svg *)')].filter((element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    return (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && isCut && element.checkVisibility();
  }).map((element) => element.textContent.trim()),
  // Sentences of the news that are seen in part only.
  cutNews: () => [...document.querySelectorAll('.recap .news')].flatMap((news) => {
    const room = news.getBoundingClientRect();
    return [...news.children].filter((one) => one.checkVisibility({ visibilityProperty: true })).filter((one) => {
      const box = one.getBoundingClientRect();
      const isOut = box.width === 0 || box.bottom <= room.top + 4 || box.top >= room.bottom - 4;
      return !isOut && (box.top < room.top - 2 || box.bottom > room.bottom + 2 || box.right > room.right + 2);
    }).map((one) => one.textContent);
  }),
  // How much of the space beside the log shows something: sampled every twelve pixels.
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
  // Every line of words in a drawing that is on the screen: where it is, in which colour, and how much of that shows.
  drawnWords: () => {
    const found = [];
    for (const text of document.querySelectorAll('svg.orrery text')) {
      const words = text.textContent.trim();
      if (words === '' || !text.checkVisibility({ visibilityProperty: true }) || text.closest('.box, .art-keeper')) continue;
      const box = text.getBoundingClientRect();
      const isOnTop = (y) => document.elementFromPoint(box.x + box.width / 2, y)?.closest('.picture-panel, .board, .large-card')?.contains(text);
      if (box.width < 2 || !isOnTop(box.top) || !isOnTop(box.bottom)) continue; // behind something, or scrolled away
      const style = getComputedStyle(text);
      let opacity = Number(style.fillOpacity);
      for (let part = text; part && part.tagName !== 'BODY'; part = part.parentElement) opacity *= Number(getComputedStyle(part).opacity);
      const halo = style.paintOrder.startsWith('stroke') && parseFloat(style.strokeWidth) > 0 ? style.stroke : '';
      found.push({ words, id: text.closest('[id]')?.id ?? '', x: box.x, y: box.y, width: box.width, height: box.height, fill: style.fill, opacity, halo });
    }
    return found;
  },
  // Words with too little contrast over a quarter of their area, measured in a picture of the page without words.
  faintWords: async ([words, picture, least]) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    const scale = bitmap.width / innerWidth;
    const probe = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const colour = (text) => {
      probe.clearRect(0, 0, 1, 1);
      probe.fillStyle = text;
      probe.fillRect(0, 0, 1, 1);
      return [...probe.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const light = (rgb) => rgb.map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
    const found = [];
    for (const one of words) {
      const ratios = [];
      const ink = colour(one.fill);
      for (let across = 0.1; across < 1; across += 0.2) {
        for (let down = 0.3; down < 0.8; down += 0.2) {
          const [x, y] = [Math.round((one.x + one.width * across) * scale), Math.round((one.y + one.height * down) * scale)];
          const below = one.halo ? colour(one.halo) : [...context.getImageData(x, y, 1, 1).data].slice(0, 3);
          const shown = ink.map((part, place) => part * one.opacity + below[place] * (1 - one.opacity));
          const [high, low] = [light(shown), light(below)].sort((a, b) => b - a);
          ratios.push((high + 0.05) / (low + 0.05));
        }
      }
      ratios.sort((a, b) => a - b);
      const ratio = ratios[Math.floor(ratios.length / 4)];
      if (ratio < least) found.push(`${ratio.toFixed(1)} : 1: ${one.words.slice(0, 40)} (${one.id})`);
    }
    return found;
  },
  // Hides all words of drawings, or shows them again.
  hideWords: (hidden) => {
    const sheet = new CSSStyleSheet();
    if (hidden) sheet.replaceSync('svg.orrery text { visibility: hidden !important; }');
    document.adoptedStyleSheets = hidden ? [sheet] : [];
  },
  // Whether anything but what is made to (a row of tools) scrolls sideways.
  sideways: () => [document.documentElement, ...document.querySelectorAll('.scrolls, .zone, .column, .picture-panel, #page-bar, .talk, dialog')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'contents')
    .map((element) => `${element.tagName} ${element.className}`),
})
