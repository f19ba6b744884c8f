import { Button, Checkbox, closeIcon, Icon, pinIcon } from "@torg/ui";
import { useDeferredValue, useId, useMemo, useRef, useState, type ReactElement, type ReactNode } from "react";
import { useStore } from "zustand";
import type { Store } from "../../domain/store.ts";
import { matchesStoreHash } from "../../domain/storeAddresses.ts";
import { storeListLayout } from "../../domain/storeListLayout.ts";
import { storesByCounty } from "../../domain/storesByCounty.ts";
import type { StoreFinderState } from "../../state/createStoreFinderState.ts";
import { PlacesAutocomplete } from "../places/PlacesAutocomplete.tsx";
import { useMinute } from "../store-card/useMinute.ts";
import { useStoresTexts } from "../StoresProvider.tsx";
import { CountyList } from "./CountyList.tsx";
import { MoreStores } from "./MoreStores.tsx";
import { StoreCards } from "./StoreCards.tsx";
import { useAddressHash } from "./useAddressHash.ts";
import { useOpenedStore } from "./useOpenedStore.ts";

/** Props of StoreFinder. */
export interface StoreFinderProps {
  readonly state: StoreFinderState;
  /** The path that the form submits to without script, with `sok` and `endast_vitvaror`. */
  readonly action?: string;
  /** A hash: the store that it names is open. Default: the address's hash, also when it changes. */
  readonly hash?: string;
  /** Whether only stores with white goods are shown; shops without such stores omit this and the next one. */
  readonly whiteGoodsOnly?: boolean;
  /**
   * Called when the filter changes, which shows if any store sells only white goods. The page reloads with or without
   * it, see `whiteGoodsAddress`.
   */
  readonly onWhiteGoodsChange?: (isOn: boolean) => void;
  /** Whether the places library has loaded, so that the field suggests places; see `usePlaces`. */
  readonly hasPlaces?: boolean;
  /** Id of the search field. Default: a generated one. */
  readonly searchId?: string | undefined;
  /** A note below the search, for example what its suggestions require. */
  readonly searchNote?: ReactNode;
  /** Renders the map of the shown stores, beside the list, which contains the same information. */
  readonly renderMap?: (stores: readonly Store[]) => ReactNode;
}

/** Finds stores by typed text or by the visitor's position. */
export function StoreFinder(props: StoreFinderProps): ReactElement {
  const addressHash = useAddressHash();
  const { state, action, hash = addressHash, whiteGoodsOnly, onWhiteGoodsChange, hasPlaces = false } = props;
  const { searchId, searchNote, renderMap } = props;
  const texts = useStoresTexts();
  const { stores: found, query, isByPosition } = useStore(state);
  // Hides a filter that would leave nothing.
  const [hasWhiteGoods] = useState(() => whiteGoodsOnly === true || found.some((store) => store.onlyWhiteGoods));
  // The rest of a long list, and the map, render after the typed letter; a short list renders with it.
  const later = useDeferredValue(found);
  const { isLong, head } = storeListLayout(found.length, later.length);
  const stores = isLong ? later : found;
  // Search results and nearby stores keep their order, so they are not grouped by county.
  const isWhole = query === "" && !isByPosition;
  const counties = useMemo(() => (isWhole ? storesByCounty(stores, texts.county) : []), [isWhole, stores, texts]);
  const group = useId();
  const now = useMinute();
  useOpenedStore(state, stores, hash);
  return (
    <div className="torg-store-finder" data-map={renderMap === undefined ? undefined : ""}>
      <search>
        <form
          className="torg-store-finder__form"
          method="get"
          action={action}
          onSubmit={(event) => event.preventDefault()}
        >
          <SearchTools {...{ state, hasPlaces, searchId }} />
          {onWhiteGoodsChange !== undefined && hasWhiteGoods && (
            <Checkbox
              name="endast_vitvaror"
              value="1"
              checked={whiteGoodsOnly ?? false}
              onChange={(event) => onWhiteGoodsChange(event.currentTarget.checked)}
            >
              {texts.whiteGoodsOnly}
            </Checkbox>
          )}
          <Button type="submit" className="torg-store-finder__submit">
            {texts.submit}
          </Button>
        </form>
        {searchNote}
      </search>
      {renderMap !== undefined && (
        <div className="torg-store-finder__map torg-store-map-frame">{renderMap(stores)}</div>
      )}
      <section className="torg-store-finder__list" data-long={isLong ? "" : undefined} aria-label={texts.regions.list}>
        <output>{found.length === 0 && texts.noMatch}</output>
        {counties.length > 0 && <CountyList {...{ counties, hash, group, now }} />}
        {/* A short list is a single one, so that a card keeps its identity when a search moves it. */}
        {counties.length === 0 && <StoreCards {...{ hash, group, now }} stores={found} to={head} />}
        {counties.length === 0 && head !== undefined && (
          <MoreStores count={found.length} isOpen={stores.slice(head).some((store) => matchesStoreHash(store, hash))}>
            <StoreCards {...{ hash, group, now }} stores={stores} from={head} />
          </MoreStores>
        )}
      </section>
    </div>
  );
}

interface SearchToolsProps extends Pick<StoreFinderProps, "state" | "searchId"> {
  readonly hasPlaces: boolean;
}

function SearchTools({ state, hasPlaces, searchId }: SearchToolsProps): ReactElement {
  const texts = useStoresTexts();
  const { query, isByPosition, isLocating } = useStore(state);
  const shown = isByPosition ? texts.myPosition : query;
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="torg-store-finder__tools">
      <div className="torg-store-finder__search">
        <PlacesAutocomplete
          fieldRef={field}
          id={searchId}
          isLoaded={hasPlaces}
          onPlace={(place) => state.sortByPlace(place, field.current?.value ?? "")}
          type="search"
          name="sok"
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          autoComplete="off"
          value={shown}
          onFocus={(event) => {
            // Typing then replaces the text "Min position".
            if (isByPosition) event.currentTarget.select();
          }}
          onChange={(event) => state.search(event.currentTarget.value)}
        />
        {shown !== "" && (
          <Button
            variant="quiet"
            className="torg-store-finder__clear"
            aria-label={texts.clearSearch}
            onClick={() => {
              // The button disappears with the text, so the focus moves to the field.
              field.current?.focus();
              state.search("");
            }}
          >
            <Icon icon={closeIcon} />
          </Button>
        )}
      </div>
      <Button
        variant="quiet"
        className="torg-store-finder__position"
        busy={isLocating}
        onClick={() => void state.sortByPosition()}
      >
        <Icon icon={pinIcon} />
        {isByPosition ? texts.sortedByPosition : texts.sortByPosition}
      </Button>
    </div>
  );
}
