/** Pixels scrolled before sticky parts appear. */
export const stickyThreshold = 200;
/** Milliseconds between two looks at how far a page is scrolled. */
export const scrollInterval = 20;

/** Whether the menu, the news strip and the way back to the top stay in sight at so many pixels of scrolling. */
export function isSticky(scrolled: number): boolean {
  return scrolled > stickyThreshold;
}
