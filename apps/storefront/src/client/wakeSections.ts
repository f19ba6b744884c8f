import { findIsland } from "@torg/islands/runtime";
import type { sections as sectionsIsland } from "../product/sections.island.tsx";

/** Wakes the sections of a product page when the visitor scrolls, or arrives at one of them by its link. */
export function wakeSections(wake: (island: HTMLElement) => void): void {
  const sections = findIsland<typeof sectionsIsland>("sections");
  if (sections === null) return;
  if (location.hash) wake(sections);
  window.addEventListener("scroll", () => wake(sections), { once: true, passive: true });
}
