/** A window position as a share of the track. Its padding is half a thumb, because the centres of the thumbs count. */
export function shareAt(way: HTMLElement, clientX: number): number {
  const box = way.getBoundingClientRect();
  const { direction, paddingInlineStart } = getComputedStyle(way);
  const padding = Number.parseFloat(paddingInlineStart);
  const share = (clientX - box.left - padding) / (box.width - 2 * padding);
  return direction === "rtl" ? 1 - share : share;
}
