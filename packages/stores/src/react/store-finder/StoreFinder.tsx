import { Button, Checkbox, closeIcon, Icon, pinIcon } from "@torg/ui";
import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from "react";
import { useStore } from "zustand";
import { isOpenedBy, storesByCounty, type Store } from "../../domain/index.ts";
import type { StoreFinderState } from "../../state/index.ts";
import { PlacesAutocomplete } from "../places/PlacesAutocomplete.tsx";
import { useMinute } from "../store-card/useMinute.ts";
import { useStoresTexts } from "../StoresProvider.tsx";
import { CountyList } from "./CountyList.tsx";
import { MoreStores } from "./MoreStores.tsx";
import { StoreCards } from "./StoreCards.tsx";
import { useAddressHash } from "./useAddressHash.ts";

/** Props of StoreFinder. */
export interface StoreFinderProps {
  readonly state: StoreFinderState;
  /** The path that the form asks for before there is script, with `sok` and `endast_vitvaror`. */
  readonly action?: string;
  /** A hash: the details of the store that it names are open. Default: that of the address, also when it changes. */
  readonly hash?: string;
  /** Whether only stores with white goods are shown; shops without such stores leave it and the next one out. */
  readonly whiteGoodsOnly?: boolean;
  /** Hears the filter, which is there where any store has only white goods; the page is loaded anew with or without it, see `whiteGoodsAddress`. */
  readonly onWhiteGoodsChange?: (isOn: boolean) => void;
  /** Whether the provider's places library is there, so that the field suggests places; see `usePlaces`. */
  readonly hasPlaces?: boolean;
  /** Id of the search field. Default: one of its own. */
  readonly searchId?: string | undefined;
  /** What is said below the search, for example what its suggestions wait for. */
  readonly searchNote?: ReactNode;
  /** Draws the map of the shown stores, beside the list; the list tells everything that it tells. */
  readonly renderMap?: (stores: readonly Store[]) => ReactNode;
}

/** Stores of a long list that are drawn with the letter that finds them: as many as a screen shows. */
const headLength = 8;

/** Stores that stand before the fold of a list that is longer than a person reads through. */
const mostUnfolded = 12;

/** Lists up to this length have no fold. */
const mostWithoutFold = 24;

/** Lists up to this length are drawn with the letter as a whole. */
const mostAtOnce = 100;

/** Finds stores by what is typed or by where the visitor is. */
export function StoreFinder(props: StoreFinderProps): ReactElement {
  const own = useAddressHash();
  const { state, action, hash = own, whiteGoodsOnly, onWhiteGoodsChange, hasPlaces = false } = props;
  const { searchId, searchNote, renderMap } = props;
  const texts = useStoresTexts();
  const { stores: found, query, isByPosition } = useStore(state);
  // A choice that leaves nothing is no choice.
  const [hasWhiteGoods] = useState(() => whiteGoodsOnly === true || found.some((store) => store.onlyWhiteGoods));
  // Of a long list the rest and the map come after the letter that was typed; a short one comes with it.
  const later = useDeferredValue(found);
  const isLong = Math.max(found.length, later.length) > mostAtOnce;
  const stores = isLong ? later : found;
  const folded = found.length > mostWithoutFold ? mostUnfolded : undefined;
  const head = isLong ? headLength : folded;
  // What was searched for or lies near stands in that order.
  const isWhole = query === "" && !isByPosition;
  const counties = useMemo(() => (isWhole ? storesByCounty(stores, texts.county) : []), [isWhole, stores, texts]);
  const group = useId();
  const now = useMinute();
  useEffect(() => {
    state.start();
  }, [state]);
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
        {/* A short list is one: a card that a search moves stays the same card. */}
        {counties.length === 0 && <StoreCards {...{ hash, group, now }} stores={found} to={head} />}
        {counties.length === 0 && head !== undefined && (
          <MoreStores count={found.length} isOpen={stores.slice(head).some((store) => isOpenedBy(store, hash))}>
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
            // Typing then takes the place of the words for the position.
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
              // The button goes with the text; the focus stays with the field.
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
