/** A panel that scrolls says whether there is more of it below. */
export function tellMore(figure: HTMLElement): void {
  figure.classList.toggle("more-below", figure.scrollTop + figure.clientHeight < figure.scrollHeight - 6);
}
