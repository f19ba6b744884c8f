import { afterQuiet } from "../afterQuiet.ts";

/** How long after the last scroll event the ends are looked at again, in milliseconds. */
export const scrollQuiet = 100;

/** How long after the last change of size the ends are looked at again, in milliseconds. */
export const resizeQuiet = 410;

/** Calls `look` now, and again once a strip has come to rest after it was scrolled or changed its size; answers the end. */
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
