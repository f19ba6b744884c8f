import { stripEdges } from "@torg/ui";

/** How long after the last scroll event the ends are looked at again, in milliseconds. */
const scrollQuiet = 100;

/** How long after the last change of size the ends are looked at again, in milliseconds. */
const resizeQuiet = 410;

/** Calls `look` once nothing has come for a while. */
function afterQuiet(look: () => void, quiet: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(look, quiet);
  };
}

/** Lets the two arrows of a carousel step by what is seen at once, and says where it then stands. */
export function wireCarousel(carousel: HTMLElement): void {
  const strip = carousel.querySelector("section");
  const [previous, next] = carousel.querySelectorAll("button");
  const status = carousel.querySelector("[aria-live]");
  if (!strip || !previous || !next) return;
  let isMoved = false;
  const look = (): void => {
    const { atStart, atEnd } = stripEdges(strip);
    previous.ariaDisabled = String(atStart);
    next.ariaDisabled = String(atEnd);
    carousel.toggleAttribute("data-fits", atStart && atEnd);
    const slide = strip.children[Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth)];
    if (isMoved && status) status.textContent = slide?.ariaLabel ?? "";
  };
  const step = (button: HTMLElement, direction: number): void => {
    button.addEventListener("click", () => {
      if (button.ariaDisabled === "true") return;
      isMoved = true;
      const forward = strip.matches(":dir(rtl)") ? -1 : 1;
      strip.scrollBy({ left: direction * forward * strip.clientWidth });
    });
  };
  step(previous, -1);
  step(next, 1);
  strip.addEventListener("scroll", afterQuiet(look, scrollQuiet), { passive: true });
  window.addEventListener("resize", afterQuiet(look, resizeQuiet), { passive: true });
  look();
}
