/** How long after closing the page stays still, in milliseconds. */
export const scrollLockRelease = 250;

/**
 * Keeps the page from scrolling under a layer, without a jump where the scroll bar was. Gives back what ends it: the
 * page scrolls again 250 ms after that, once the last of several locks has ended.
 */
export function lockScroll(): () => void {
  const page = document.documentElement;
  const count = (): number => Number(page.dataset["torgScrollLocks"] ?? 0);
  if (count() === 0) {
    const bar = window.innerWidth - page.clientWidth;
    page.style.overflow = "hidden";
    if (bar > 0) page.style.paddingInlineEnd = `${bar}px`;
  }
  page.dataset["torgScrollLocks"] = String(count() + 1);
  let isEnding = false;
  return () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => {
      page.dataset["torgScrollLocks"] = String(count() - 1);
      if (count() > 0) return;
      delete page.dataset["torgScrollLocks"];
      page.style.overflow = "";
      page.style.paddingInlineEnd = "";
    }, scrollLockRelease);
  };
}
