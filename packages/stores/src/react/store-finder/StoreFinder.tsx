import { formatDistance } from "@torg/format";
import { Button, Checkbox, Icon, TextField, pinIcon } from "@torg/ui";
import { useEffect, type ReactElement, type ReactNode } from "react";
import { useStore } from "zustand";
import { distanceOf, isOpenedBy } from "../../domain/index.ts";
import type { StoreFinderState } from "../../state/index.ts";
import { StoreCard } from "../store-card/StoreCard.tsx";
import { useStoresTexts } from "../StoresProvider.tsx";

/** Props of StoreFinder. */
export interface StoreFinderProps {
  readonly state: StoreFinderState;
  /** The hash of the address: the details of the store that it names are open. */
  readonly hash?: string;
  readonly whiteGoodsOnly: boolean;
  /** Hears the filter; the page is loaded anew with or without it, see `whiteGoodsAddress`. */
  readonly onWhiteGoodsChange: (isOn: boolean) => void;
  /** The map, beside the list; the list tells everything that it tells. */
  readonly map?: ReactNode;
}

/** Finds stores by what is typed or by where the visitor is. */
export function StoreFinder(props: StoreFinderProps): ReactElement {
  const { state, hash = "", whiteGoodsOnly, onWhiteGoodsChange, map } = props;
  const texts = useStoresTexts();
  const { stores } = useStore(state);
  useEffect(() => {
    state.start();
  }, [state]);
  return (
    <div className="torg-store-finder" data-map={map === undefined ? undefined : ""}>
      <SearchTools state={state} />
      <Checkbox
        name="endast_vitvaror"
        checked={whiteGoodsOnly}
        onChange={(event) => onWhiteGoodsChange(event.currentTarget.checked)}
      >
        {texts.whiteGoodsOnly}
      </Checkbox>
      {map !== undefined && <div className="torg-store-finder__map">{map}</div>}
      <section className="torg-store-finder__list" aria-label={texts.regions.list}>
        <output>{stores.length === 0 && texts.noMatch}</output>
        {stores.map((store) => (
          <StoreCard
            key={store.id}
            store={store}
            defaultOpen={isOpenedBy(store, hash)}
            distance={distanceOf(store) === null ? null : formatDistance(distanceOf(store) ?? 0)}
          />
        ))}
      </section>
    </div>
  );
}

function SearchTools({ state }: { readonly state: StoreFinderState }): ReactElement {
  const texts = useStoresTexts();
  const { query, isByPosition, isLocating } = useStore(state);
  const shown = isByPosition ? texts.myPosition : query;
  return (
    <div className="torg-store-finder__tools">
      <TextField
        type="search"
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
        <Button variant="quiet" onClick={() => state.search("")}>
          {texts.clearSearch}
        </Button>
      )}
      <Button variant="quiet" busy={isLocating} onClick={() => void state.sortByPosition()}>
        <Icon icon={pinIcon} />
        {isByPosition ? texts.sortedByPosition : texts.sortByPosition}
      </Button>
    </div>
  );
}
