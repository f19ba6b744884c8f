import type { Client } from "@torg/http";
import { isUnreadable } from "@torg/http";
import type { StoreApi } from "zustand/vanilla";
import { createStore } from "zustand/vanilla";
import type { Filters, KindCounts } from "../contract/filters.ts";
import type { ListingResponse } from "../contract/listingCall.ts";
import { listingCall } from "../contract/listingCall.ts";
import type { ListingProduct } from "../contract/listingProduct.ts";
import type { SpecificationGroup } from "../contract/specificationGroup.ts";
import type { FilterKind } from "../domain/filters/filterKinds.ts";
import type { FilterSelection, LockedFilters, ViewType } from "../domain/filters/filterSelection.ts";
import {
  chooseValue,
  clearSelection,
  keepReturnedGroups,
  removeGroup,
  toggleId,
  toggleValue,
} from "../domain/filters/filterSelection.ts";
import type { ListingPlace } from "../domain/listing/listingQuery.ts";
import { listingQuery } from "../domain/listing/listingQuery.ts";
import { listingPlace, listingSelection, lockedFilters, refreshesOnLoad } from "../domain/filters/openedListing.ts";
import type { RangeProblem, RangeInput } from "@torg/format/typed";
import { changeRange } from "@torg/format/typed";
import { editableInterval, editablePrice, type EditableRange } from "../domain/filters/editableRange.ts";

/** A typed range end that was not accepted as typed; `groupId` is null for the price. */
export interface RefusedRange {
  readonly groupId: string | null;
  readonly problem: RangeProblem;
}

/** The current state of a listing. */
export interface ListingSnapshot {
  readonly place: ListingPlace;
  readonly selection: FilterSelection;
  /** Null until the first response: the page's own HTML has the products until then. */
  readonly products: readonly ListingProduct[] | null;
  /** The products that the listing had when it opened or was last cleared. */
  readonly initialProducts: readonly ListingProduct[];
  readonly groups: readonly SpecificationGroup[];
  /** Products that each row of a kind would leave; undefined if the server does not count them. */
  readonly kindCounts: KindCounts | undefined;
  readonly total: number;
  readonly page: number;
  readonly paginationLinks: string;
  /** True until the listing is set up. */
  readonly filtersAreLoading: boolean;
  /** True while a response is awaited: the product area is dimmed. */
  readonly isRefreshing: boolean;
  readonly refused: RefusedRange | null;
  /** Whether the latest response could not be read; the previous products stay then. */
  readonly isUnreadable: boolean;
  /** Whether the latest choice got no usable response: products and counts are from before it. */
  readonly isBehind: boolean;
}

/** Dependencies of a listing. */
export interface ListingOptions {
  readonly client: Client;
  /**
   * The filters of the page data. If their total is positive but they contain no products, the page's own HTML has
   * them.
   */
  readonly filters: Filters;
  /** `listing_type` of the page data. */
  readonly listingType: string;
  /** Page number in the page's address. Default: 1. */
  readonly page?: number;
  /** Called with the address of each response, to replace the one in the address bar. */
  readonly replaceAddress?: (address: string) => void;
}

/** A listing that responds to the visitor's choices; each action resolves once its response was applied or failed. */
export interface ListingState extends Pick<StoreApi<ListingSnapshot>, "getState" | "getInitialState" | "subscribe"> {
  /** The filters that the page offers; responses do not change them. */
  readonly filters: Filters;
  /** The page's own ids, which stay chosen. */
  readonly own: LockedFilters;
  /** Sets the listing up: refreshes it, unless it is a first-level category page. */
  readonly open: () => Promise<void>;
  readonly toggle: (kind: FilterKind, id: string) => Promise<void>;
  readonly chooseValue: (groupId: string, value: string) => Promise<void>;
  readonly toggleValue: (groupId: string, value: string) => Promise<void>;
  readonly removeGroup: (groupId: string) => Promise<void>;
  readonly clearList: (kind: FilterKind) => Promise<void>;
  readonly changeInterval: (groupId: string, typed: RangeInput) => Promise<void>;
  readonly changePrice: (typed: RangeInput) => Promise<void>;
  readonly clearPrice: () => Promise<void>;
  readonly setSorting: (sorting: string) => Promise<void>;
  readonly setViewType: (viewType: ViewType) => Promise<void>;
  /** Replaces the current selection. */
  readonly keep: (selection: FilterSelection) => Promise<void>;
  readonly clear: () => Promise<void>;
  /** Repeats the request for the current choice, if it got no response. */
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

function answeredListing(answer: ListingResponse, place: ListingPlace): Partial<ListingSnapshot> {
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

/** Requests the current selection from the server; only the response to the latest request is applied. */
function createRefresh(store: Store, { client, replaceAddress }: ListingOptions): Refresh {
  let latestRequestId = 0;
  const request = async (requestId: number, page?: number): Promise<void> => {
    const { place, selection } = store.getState();
    const answer = await client.send(listingCall, listingQuery(place, selection, page));
    if (requestId !== latestRequestId) return;
    const kept = keepReturnedGroups(selection, answer.specifications);
    if (kept.hasDropped) {
      store.setState({ selection: kept.selection });
      return request(requestId, page);
    }
    // In one update, so that subscribers render once.
    store.setState({ ...answeredListing(answer, place), isRefreshing: false });
    if (answer.url !== "") replaceAddress?.(answer.url);
  };
  return async (page) => {
    latestRequestId += 1;
    const requestId = latestRequestId;
    store.setState({ isRefreshing: true, page: page ?? 1, refused: null, isUnreadable: false, isBehind: false });
    try {
      await request(requestId, page);
    } catch (error) {
      // The previous products stay. A failed call shows nothing: the visitor can choose again.
      if (requestId === latestRequestId) {
        store.setState({ isRefreshing: false, isUnreadable: isUnreadable(error), isBehind: true });
      }
    }
  };
}

function rangeActions(store: Store, refresh: Refresh): Pick<ListingState, "changeInterval" | "changePrice"> {
  const changeEnd = ({ groupId, range, bounds, choose }: EditableRange, typed: RangeInput): Promise<void> => {
    const change = changeRange(range, { bounds }, typed);
    const refused = change.problem === null ? null : { groupId, problem: change.problem };
    if (!change.ok || !change.isChanged) {
      store.setState({ refused });
      return Promise.resolve();
    }
    store.setState({ selection: choose(store.getState().selection, change.range) });
    const refreshed = refresh();
    // After the refresh has started, because that clears earlier messages.
    store.setState({ refused });
    return refreshed;
  };
  return {
    changeInterval(groupId, typed) {
      const { groups, selection } = store.getState();
      const interval = editableInterval(selection, groups, groupId);
      return interval === null ? Promise.resolve() : changeEnd(interval, typed);
    },
    changePrice(typed) {
      const { place, selection } = store.getState();
      return changeEnd(editablePrice(selection, place.priceBounds), typed);
    },
  };
}

/** Creates the state of one listing: the visitor's choices, and the server's latest response to them. */
export function createListingState(options: ListingOptions): ListingState {
  const store = createStore<ListingSnapshot>(() => firstSnapshot(options));
  const refresh = createRefresh(store, options);
  const own = lockedFilters(options.filters);
  const refreshPage = (): Promise<void> => {
    const { page } = store.getState();
    return refresh(page > 1 ? page : undefined);
  };
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
      if (refreshesOnLoad(store.getState().place)) await refreshPage();
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
    catchUp: () => (store.getState().isBehind ? refreshPage() : Promise.resolve()),
    async clear() {
      await choose((selection) => clearSelection(selection, own));
      store.setState((state) => ({ initialProducts: state.products ?? state.initialProducts }));
    },
  };
}
