import type { FilterKind } from "../../domain/filters/filterKinds.ts";
import type { FilterSelection } from "../../domain/filters/filterSelection.ts";
import { scrollOffset } from "../../domain/filters/limits.ts";
import type { TypedEnd } from "@torg/format/typed";
import type { ListingState } from "../../state/createListingState.ts";
import { openFilterPanel } from "./openFilterPanel.ts";

/** What the controls of the filters do; each starts a refresh and scrolls as its kind asks for. */
export interface FilterActions {
  readonly toggle: (kind: FilterKind, id: string) => void;
  readonly chooseValue: (groupId: string, value: string) => void;
  readonly toggleValue: (groupId: string, value: string) => void;
  readonly removeGroup: (groupId: string) => void;
  readonly clearList: (kind: FilterKind) => void;
  readonly changeInterval: (groupId: string, typed: TypedEnd) => void;
  readonly changePrice: (typed: TypedEnd) => void;
  readonly clearPrice: () => void;
  readonly clear: () => void;
  /** Goes on with a selection from which a part has been taken. */
  readonly clearPart: (left: FilterSelection) => void;
}

function scrollTo(top: number): void {
  if (openFilterPanel() === null) window.scrollTo({ top, behavior: "instant" });
}

/** Pixels at the top of the window that the bar over the products covers, once it has come to where it stays. */
function coveredAbove(area: Element): number {
  const bar = area.parentElement?.querySelector<HTMLElement>(".torg-listing-toolbar");
  if (!bar) return 0;
  const { position, insetBlockStart } = getComputedStyle(bar);
  return position === "sticky" ? Number.parseFloat(insetBlockStart) + bar.offsetHeight : 0;
}

/** Scrolls to the products, 60 pixels above them, or as many as are covered there. */
export function scrollToProducts(): void {
  const area = document.querySelector(".torg-product-area");
  if (area === null) return;
  scrollTo(area.getBoundingClientRect().top + window.scrollY - Math.max(scrollOffset, coveredAbove(area)));
}

/**
 * Lets a refresh go on, and brings the first products into sight where they lie above it: beside a long list, filters are
 * used from its middle.
 */
function showFirst(refresh: Promise<unknown>): void {
  void refresh;
  const area = document.querySelector(".torg-product-area");
  if (area !== null && area.getBoundingClientRect().top < 0) scrollToProducts();
}

/** The actions of a listing as its filter controls use them. */
export function useFilterActions(listing: ListingState): FilterActions {
  return {
    toggle: (kind, id) => showFirst(listing.toggle(kind, id)),
    chooseValue(groupId, value) {
      void listing.chooseValue(groupId, value);
      // Once the choice has been drawn, since what it adds above the products moves them.
      requestAnimationFrame(scrollToProducts);
    },
    toggleValue(groupId, value) {
      void listing.toggleValue(groupId, value);
      scrollTo(0);
    },
    removeGroup(groupId) {
      void listing.removeGroup(groupId);
      scrollTo(0);
    },
    clearList: (kind) => showFirst(listing.clearList(kind)),
    changeInterval(groupId, typed) {
      void listing.changeInterval(groupId, typed);
      if (listing.getState().isRefreshing) scrollTo(0);
    },
    changePrice(typed) {
      const refresh = listing.changePrice(typed);
      if (listing.getState().isRefreshing) showFirst(refresh);
    },
    clearPrice: () => showFirst(listing.clearPrice()),
    clear: () => showFirst(listing.clear()),
    clearPart: (left) => showFirst(listing.keep(left)),
  };
}
