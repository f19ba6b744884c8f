import { markSelector } from "@torg/ui/wire";
import { navigationMarks } from "./navigationMarks.ts";

function place(flyout: HTMLElement): void {
  const category = flyout.closest(markSelector(navigationMarks.category))?.getBoundingClientRect();
  if (category !== undefined) flyout.style.setProperty("--torg-flyout-top", `${category.bottom}px`);
}

/**
 * Keeps a flyout below its category, in browsers without CSS anchor positioning (before Chrome 125, Firefox 147 and
 * Safari 26). Does nothing in all others.
 */
export function followCategory(flyout: HTMLElement | null): void {
  if (flyout === null || globalThis.CSS?.supports("anchor-name", "--torg-category")) return;
  const follow = (): void => place(flyout);
  flyout.addEventListener("beforetoggle", ({ newState }) => {
    for (const event of ["scroll", "resize"]) {
      if (newState === "open") addEventListener(event, follow, { passive: true });
      else removeEventListener(event, follow);
    }
    follow();
  });
  // It may have been opened before the script loaded.
  if (flyout.matches(":popover-open")) follow();
}
