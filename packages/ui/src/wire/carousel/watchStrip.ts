import { debounce } from "../debounce.ts";

/** How long after the last scroll event the ends are checked again, in milliseconds. */
export const scrollQuiet = 100;

/** How long after the last resize the ends are checked again, in milliseconds. */
export const resizeQuiet = 410;

/**
 * Calls `look` now, and again after each scroll or resize of a strip has settled; returns the function that stops it.
 */
export function watchStrip(strip: HTMLElement, look: () => void): () => void {
  const scrolled = debounce(look, scrollQuiet);
  const resized = debounce(look, resizeQuiet);
  const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(resized.call);
  look();
  strip.addEventListener("scroll", scrolled.call, { passive: true });
  window.addEventListener("resize", resized.call);
  observer?.observe(strip);
  return () => {
    strip.removeEventListener("scroll", scrolled.call);
    window.removeEventListener("resize", resized.call);
    observer?.disconnect();
    scrolled.cancel();
    resized.cancel();
  };
}
