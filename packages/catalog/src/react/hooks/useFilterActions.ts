import type { FilterKind } from "../../domain/filters/filterKinds.ts";
import type { FilterSelection } from "../../domain/filters/filterSelection.ts";
import { scrollOffset } from "../../domain/filters/limits.ts";
import type { RangeInput } from "@torg/format/typed";
import type { ListingState } from "../../state/createListingState.ts";
import { openFilterPanel } from "./openFilterPanel.ts";

/** The handlers of the filter controls; each starts a refresh and scrolls as its control needs. */
export interface FilterActions {
  readonly toggle: (kind: FilterKind, id: string) => void;
  readonly chooseValue: (groupId: string, value: string) => void;
  readonly toggleValue: (groupId: string, value: string) => void;
  readonly removeGroup: (groupId: string) => void;
  readonly clearList: (kind: FilterKind) => void;
  readonly changeInterval: (groupId: string, typed: RangeInput) => void;
  readonly changePrice: (typed: RangeInput) => void;
  readonly clearPrice: () => void;
  readonly clear: () => void;
  /** Continues with a selection that one part was removed from. */
  readonly clearPart: (left: FilterSelection) => void;
}

function scrollTo(top: number): void {
  if (openFilterPanel() === null) window.scrollTo({ top, behavior: "instant" });
}

/**
 * Height in pixels of what sticks to the top of the window above the products on a small screen: the toolbar, and the
 * page head that comes back above it, for which the page's scroll padding has room.
 */
function coveredBy(bar: HTMLElement): number {
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
  const { insetBlockStart } = getComputedStyle(bar);
  const toolbar = Number.parseFloat(insetBlockStart) + bar.offsetHeight;
  return Math.max(toolbar, Number.parseFloat(scrollPaddingBlockStart) || 0);
}

/** Scrolls to the products, with 60 pixels above them; below a sticky toolbar to what follows it, clear of the bar. */
export function scrollToProducts(): void {
  const area = document.querySelector(".torg-product-area");
  if (area === null) return;
  const bar = area.parentElement?.querySelector<HTMLElement>(".torg-listing-toolbar");
  const isSticky = bar && getComputedStyle(bar).position === "sticky";
  const first = isSticky ? (bar.nextElementSibling ?? area) : area;
  // The count is the bar's first line, which a sticky head would cover.
  const count = bar?.querySelector("output")?.offsetHeight ?? 0;
  const offset = isSticky ? Math.max(scrollOffset, coveredBy(bar) + count) : scrollOffset;
  scrollTo(first.getBoundingClientRect().top + window.scrollY - offset);
}

/**
 * Scrolls the first products into view if they are above it, because filters beside a long list are used halfway down.
 * Does not wait for the refresh.
 */
function showFirst(refresh: Promise<unknown>): void {
  void refresh;
  const area = document.querySelector(".torg-product-area");
  if (area !== null && area.getBoundingClientRect().top < 0) scrollToProducts();
}

/** The actions of a listing for its filter controls. */
export function useFilterActions(listing: ListingState): FilterActions {
  return {
    toggle: (kind, id) => showFirst(listing.toggle(kind, id)),
    chooseValue(groupId, value) {
      void listing.chooseValue(groupId, value);
      // After the choice has rendered, because what it adds above the products moves them.
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
