import { formatDistance } from "@torg/format";
import { memo, type ReactNode } from "react";
import { distanceOf, isOpenedBy, type Store } from "../../domain/index.ts";
import { openWords } from "../store-card/openWords.ts";
import { StoreCard } from "../store-card/StoreCard.tsx";
import { useStoresTexts } from "../StoresProvider.tsx";

/** Props of StoreCards. */
export interface StoreCardsProps {
  readonly stores: readonly Store[];
  readonly hash: string;
  readonly group: string;
  readonly now: Date | null;
  /** The part of the list that is drawn: its first place, and the one after its last. */
  readonly from?: number;
  readonly to?: number | undefined;
  /** The level of their headings; 2 when left out. */
  readonly level?: 2 | 3 | undefined;
}

/** A part of the list; drawn again only when the stores are others, not with each letter. */
export const StoreCards = memo(function StoreCards(props: StoreCardsProps): ReactNode {
  const { stores, hash, group, now, from = 0, to, level } = props;
  const texts = useStoresTexts();
  return stores.slice(from, to).map((store) => {
    const isNamed = isOpenedBy(store, hash);
    const distance = distanceOf(store);
    const open = openWords(store, now, texts);
    return (
      <StoreCard
        // A store that the address names opens also when the hash is known only after the first drawing.
        key={isNamed ? `${store.id} open` : store.id}
        store={store}
        defaultOpen={isNamed}
        group={group}
        level={level}
        openNow={open?.words ?? null}
        isOpen={open?.isOpen ?? false}
        distance={distance === null ? null : formatDistance(distance)}
      />
    );
  });
});
