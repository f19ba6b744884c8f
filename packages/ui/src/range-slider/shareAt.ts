/** A place in the window on a way, as a share; its padding is half a thumb, since the middles of the thumbs count. */
export function shareAt(way: HTMLElement, clientX: number): number {
  const box = way.getBoundingClientRect();
  const { direction, paddingInlineStart } = getComputedStyle(way);
  const padding = Number.parseFloat(paddingInlineStart);
  const share = (clientX - box.left - padding) / (box.width - 2 * padding);
  return direction === "rtl" ? 1 - share : share;
}
