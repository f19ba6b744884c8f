import { filterPanelId } from "../filter-sidebar/filterPanelId.ts";

/** The filter panel while it is open over the page (small screens only), else null. */
export function openFilterPanel(): HTMLElement | null {
  const panel = document.getElementById(filterPanelId);
  // A browser without popovers does not support the selector either.
  return panel !== null && "popover" in panel && panel.matches(":popover-open") ? panel : null;
}
