/** A window position as a share of the track. Its padding is half a thumb, because the centres of the thumbs count. */
export function shareAt(rail: HTMLElement, clientX: number): number {
  const box = rail.getBoundingClientRect();
  const { direction, paddingInlineStart } = getComputedStyle(rail);
  const padding = Number.parseFloat(paddingInlineStart);
  const share = (clientX - box.left - padding) / (box.width - 2 * padding);
  return direction === "rtl" ? 1 - share : share;
}
