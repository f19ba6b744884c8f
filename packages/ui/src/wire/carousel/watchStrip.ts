import { afterQuiet } from "../afterQuiet.ts";

/** How long after the last scroll event the ends are checked again, in milliseconds. */
export const scrollQuiet = 100;

/** How long after the last resize the ends are checked again, in milliseconds. */
export const resizeQuiet = 410;

/**
 * Calls `look` now, and again after each scroll or resize of a strip has settled; returns the function that stops it.
 */
export function watchStrip(strip: HTMLElement, look: () => void): () => void {
  const scrolled = afterQuiet(look, scrollQuiet);
  const resized = afterQuiet(look, resizeQuiet);
  const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(resized.poke);
  look();
  strip.addEventListener("scroll", scrolled.poke, { passive: true });
  window.addEventListener("resize", resized.poke);
  observer?.observe(strip);
  return () => {
    strip.removeEventListener("scroll", scrolled.poke);
    window.removeEventListener("resize", resized.poke);
    observer?.disconnect();
    scrolled.cancel();
    resized.cancel();
  };
}
