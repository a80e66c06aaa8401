/** A panel that scrolls says whether there is more of it below. */
export function tellMore(figure: HTMLElement): void {
  figure.classList.toggle("more-below", hasMore(figure));
}

export function hasMore(figure: HTMLElement): boolean {
  return figure.scrollTop + figure.clientHeight < figure.scrollHeight - 6;
}
