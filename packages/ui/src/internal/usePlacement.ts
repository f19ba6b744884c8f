import { type RefObject, useLayoutEffect } from "react";
import { heightBeside, placeBeside, type Placing } from "./placeBeside.ts";

/** What stands beside the element before it. */
interface Placement {
  readonly isOpen: boolean;
  readonly floating: RefObject<HTMLElement | null>;
  readonly side: Placing["side"];
  /** Along the side in the direction of the text. */
  readonly align: Placing["align"];
}

const mirrored = { start: "end", center: "center", end: "start" } as const;

/**
 * Keeps something beside the element before it while it is open, also when the page scrolls or changes its size; what
 * is higher than the room there scrolls in itself.
 */
export function usePlacement({ isOpen, floating, side, align }: Placement): void {
  useLayoutEffect(() => {
    const to = floating.current;
    const from = to?.previousElementSibling ?? null;
    if (!isOpen || to === null || from === null) return undefined;
    const place = (): void => {
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const isMirrored = getComputedStyle(from).direction === "rtl" && (side === "top" || side === "bottom");
      to.style.removeProperty("max-height");
      const natural = {
        anchor: from.getBoundingClientRect(),
        size: { width: to.offsetWidth, height: to.offsetHeight },
        view: { width, height },
        side,
        align: isMirrored ? mirrored[align] : align,
        gap: 6,
        edge: 8,
      } as const;
      const most = heightBeside(natural);
      const fits = natural.size.height <= most;
      if (!fits) to.style.setProperty("max-height", `${most}px`);
      const { left, top } = placeBeside(
        fits ? natural : { ...natural, size: { width: to.offsetWidth, height: Math.min(to.offsetHeight, most) } },
      );
      to.style.setProperty("left", `${left}px`);
      to.style.setProperty("top", `${top}px`);
    };
    place();
    document.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    return () => {
      document.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, [isOpen, floating, side, align]);
}
