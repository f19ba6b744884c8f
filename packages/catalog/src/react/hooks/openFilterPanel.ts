import { filterPanelId } from "../filter-sidebar/filterPanelId.ts";

/** The filter panel while it lies open over the page, as on a small screen; null otherwise. */
export function openFilterPanel(): HTMLElement | null {
  const panel = document.getElementById(filterPanelId);
  // A browser without popovers does not know the selector either.
  return panel !== null && "popover" in panel && panel.matches(":popover-open") ? panel : null;
}
