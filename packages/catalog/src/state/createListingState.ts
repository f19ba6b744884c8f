import type { Client } from "@torg/http";
import { isUnreadable } from "@torg/http";
import type { StoreApi } from "zustand/vanilla";
import { createStore } from "zustand/vanilla";
import type { Filters, KindCounts } from "../contract/filters.ts";
import type { ListingAnswer } from "../contract/listingCall.ts";
import { listingCall } from "../contract/listingCall.ts";
import type { ListingProduct } from "../contract/listingProduct.ts";
import type { SpecificationGroup } from "../contract/specificationGroup.ts";
import type { FilterKind } from "../domain/filters/filterKinds.ts";
import type { FilterSelection, OwnIds, Range, ViewType } from "../domain/filters/filterSelection.ts";
import {
  chooseInterval,
  chooseValue,
  chosenInterval,
  clearSelection,
  keepReturnedGroups,
  removeGroup,
  toggleId,
  toggleValue,
} from "../domain/filters/filterSelection.ts";
import type { ListingPlace } from "../domain/listing/listingQuery.ts";
import { listingQuery } from "../domain/listing/listingQuery.ts";
import { listingPlace, listingSelection, ownIds, refreshesOnLoad } from "../domain/filters/openedListing.ts";
import type { RangeProblem, TypedEnd } from "@torg/format/typed";
import { changeRange } from "@torg/format/typed";
import { intervalBounds } from "../domain/filters/range.ts";

/** A typed end of a range that was not taken as it was typed; `groupId` is null for the price. */
export interface RefusedRange {
  readonly groupId: string | null;
  readonly problem: RangeProblem;
}

/** A listing as it stands. */
export interface ListingSnapshot {
  readonly place: ListingPlace;
  readonly selection: FilterSelection;
  /** Null until the first answer: the page's own HTML holds the products then. */
  readonly products: readonly ListingProduct[] | null;
  /** The products that the listing had when it opened or was last cleared. */
  readonly initialProducts: readonly ListingProduct[];
  readonly groups: readonly SpecificationGroup[];
  /** Products that each row of a kind would leave; undefined where the server does not count them. */
  readonly kindCounts: KindCounts | undefined;
  readonly total: number;
  readonly page: number;
  readonly paginationLinks: string;
  /** True until the listing is set up. */
  readonly filtersAreLoading: boolean;
  /** True while an answer is awaited: the product area is dimmed. */
  readonly isRefreshing: boolean;
  readonly refused: RefusedRange | null;
  /** Whether the newest answer could not be read; the earlier products stay then. */
  readonly isUnreadable: boolean;
  /** Whether the newest choice got no answer of use: products and counts are those from before it. */
  readonly isBehind: boolean;
}

/** What a listing needs from the page. */
export interface ListingOptions {
  readonly client: Client;
  /** The filters of the page data; when they count products but hold none, the page's own HTML is taken to hold them. */
  readonly filters: Filters;
  /** `listing_type` of the page data. */
  readonly listingType: string;
  /** Page number of the page's address. Default: 1. */
  readonly page?: number;
  /** Told the address of each answer, to replace the one in the address bar. */
  readonly replaceAddress?: (address: string) => void;
}

/** A listing that answers a visitor's choices; each action ends when its answer has been applied or has failed. */
export interface ListingState extends Pick<StoreApi<ListingSnapshot>, "getState" | "getInitialState" | "subscribe"> {
  /** What the page offers to filter by and does not change with answers. */
  readonly filters: Filters;
  /** What belongs to the page itself and stays chosen. */
  readonly own: OwnIds;
  /** Sets the listing up: refreshes it, unless it is a category page of the first level. */
  readonly open: () => Promise<void>;
  readonly toggle: (kind: FilterKind, id: string) => Promise<void>;
  readonly chooseValue: (groupId: string, value: string) => Promise<void>;
  readonly toggleValue: (groupId: string, value: string) => Promise<void>;
  readonly removeGroup: (groupId: string) => Promise<void>;
  readonly clearList: (kind: FilterKind) => Promise<void>;
  readonly changeInterval: (groupId: string, typed: TypedEnd) => Promise<void>;
  readonly changePrice: (typed: TypedEnd) => Promise<void>;
  readonly clearPrice: () => Promise<void>;
  readonly setSorting: (sorting: string) => Promise<void>;
  readonly setViewType: (viewType: ViewType) => Promise<void>;
  /** Takes a selection in place of the present one. */
  readonly keep: (selection: FilterSelection) => Promise<void>;
  readonly clear: () => Promise<void>;
  /** Asks once more for what is chosen, where that got no answer. */
  readonly catchUp: () => Promise<void>;
}

type Store = StoreApi<ListingSnapshot>;

function firstSnapshot({ filters, listingType, page = 1 }: ListingOptions): ListingSnapshot {
  return {
    place: listingPlace(filters, listingType),
    selection: listingSelection(filters),
    products: filters.products.length === 0 && filters.total > 0 ? null : filters.products,
    initialProducts: filters.initialProducts.length > 0 ? filters.initialProducts : filters.products,
    groups: filters.specifications,
    kindCounts: filters.kindCounts,
    total: filters.total,
    page,
    paginationLinks: filters.paginationLinks,
    filtersAreLoading: true,
    isRefreshing: false,
    refused: null,
    isUnreadable: false,
    isBehind: false,
  };
}

function applied(answer: ListingAnswer, place: ListingPlace): Partial<ListingSnapshot> {
  return {
    place: { ...place, perPage: answer.perPage },
    products: answer.products,
    groups: answer.specifications,
    kindCounts: answer.kindCounts,
    total: answer.total,
    paginationLinks: answer.paginationLinks,
  };
}

type Refresh = (page?: number) => Promise<void>;

/** Asks the server for the present selection; only the answer of the newest question is applied. */
function createRefresh(store: Store, { client, replaceAddress }: ListingOptions): Refresh {
  let newest = 0;
  const ask = async (number: number, page?: number): Promise<void> => {
    const { place, selection } = store.getState();
    const answer = await client.send(listingCall, listingQuery(place, selection, page));
    if (number !== newest) return;
    const kept = keepReturnedGroups(selection, answer.specifications);
    if (kept.hasDropped) {
      store.setState({ selection: kept.selection });
      return ask(number, page);
    }
    // In one change: whoever draws this draws it once.
    store.setState({ ...applied(answer, place), isRefreshing: false });
    if (answer.url !== "") replaceAddress?.(answer.url);
  };
  return async (page) => {
    newest += 1;
    const number = newest;
    store.setState({ isRefreshing: true, page: page ?? 1, refused: null, isUnreadable: false, isBehind: false });
    try {
      await ask(number, page);
    } catch (error) {
      // The earlier products stay. Of a call that failed nothing is shown: the visitor can choose again.
      if (number === newest) {
        store.setState({ isRefreshing: false, isUnreadable: isUnreadable(error), isBehind: true });
      }
    }
  };
}

type SetRange = (selection: FilterSelection, range: Range) => FilterSelection;

function changeEnd(
  { store, refresh }: { readonly store: Store; readonly refresh: Refresh },
  {
    groupId,
    range,
    bounds,
    set,
  }: { readonly groupId: string | null; readonly range: Range; readonly bounds: Range; readonly set: SetRange },
  typed: TypedEnd,
): Promise<void> {
  const change = changeRange(range, { bounds }, typed);
  const refused = change.problem === null ? null : { groupId, problem: change.problem };
  if (!change.ok || !change.isChanged) {
    store.setState({ refused });
    return Promise.resolve();
  }
  store.setState({ selection: set(store.getState().selection, change.range) });
  const answered = refresh();
  // After it has begun, which forgets what was said before.
  store.setState({ refused });
  return answered;
}

function rangeActions(store: Store, refresh: Refresh): Pick<ListingState, "changeInterval" | "changePrice"> {
  return {
    changeInterval(groupId, typed) {
      const { groups, selection } = store.getState();
      const group = groups.find((each) => String(each.groupId) === groupId);
      const bounds = intervalBounds(group?.rows ?? []);
      if (bounds === null) return Promise.resolve();
      const range = chosenInterval(selection, groupId) ?? bounds;
      const set: SetRange = (current, next) =>
        next.min === bounds.min && next.max === bounds.max
          ? removeGroup(current, groupId)
          : chooseInterval(current, groupId, next);
      return changeEnd({ store, refresh }, { groupId, range, bounds, set }, typed);
    },
    changePrice(typed) {
      const { place, selection } = store.getState();
      const bounds = place.priceBounds;
      const range = { min: selection.priceMin ?? bounds.min, max: selection.priceMax ?? bounds.max };
      const set: SetRange = (current, next) => ({
        ...current,
        priceMin: next.min === bounds.min ? null : next.min,
        priceMax: next.max === bounds.max ? null : next.max,
      });
      return changeEnd({ store, refresh }, { groupId: null, range, bounds, set }, typed);
    },
  };
}

/** Creates the state of one listing: the visitor's choices, and what the server last said about them. */
export function createListingState(options: ListingOptions): ListingState {
  const store = createStore<ListingSnapshot>(() => firstSnapshot(options));
  const refresh = createRefresh(store, options);
  const own = ownIds(options.filters);
  const choose = (change: (selection: FilterSelection) => FilterSelection): Promise<void> => {
    store.setState({ selection: change(store.getState().selection) });
    return refresh();
  };
  return {
    filters: options.filters,
    own,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async open() {
      const { place, page } = store.getState();
      if (refreshesOnLoad(place)) await refresh(page > 1 ? page : undefined);
      store.setState({ filtersAreLoading: false });
    },
    toggle: (kind, id) =>
      own[kind]?.includes(id) === true ? Promise.resolve() : choose((selection) => toggleId(selection, kind, id)),
    chooseValue: (groupId, value) => choose((selection) => chooseValue(selection, groupId, value)),
    toggleValue: (groupId, value) => choose((selection) => toggleValue(selection, groupId, value)),
    removeGroup: (groupId) => choose((selection) => removeGroup(selection, groupId)),
    clearList: (kind) => choose((selection) => ({ ...selection, [kind]: own[kind] ?? [] })),
    ...rangeActions(store, refresh),
    clearPrice: () => choose((selection) => ({ ...selection, priceMin: null, priceMax: null })),
    setSorting: (sorting) => choose((selection) => ({ ...selection, sorting })),
    setViewType: (viewType) => choose((selection) => ({ ...selection, viewType })),
    keep: (selection) => choose(() => selection),
    catchUp: () => (store.getState().isBehind ? refresh() : Promise.resolve()),
    async clear() {
      await choose((selection) => clearSelection(selection, own));
      store.setState((state) => ({ initialProducts: state.products ?? state.initialProducts }));
    },
  };
}
