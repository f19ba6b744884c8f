import { formatDistance } from "@torg/format";
import { memo, type ReactNode } from "react";
import { distanceOf } from "../../domain/sortStores.ts";
import type { Store } from "../../domain/store.ts";
import { matchesStoreHash } from "../../domain/storeAddresses.ts";
import { openWords } from "../store-card/openWords.ts";
import { StoreCard } from "../store-card/StoreCard.tsx";
import { useStoresTexts } from "../StoresProvider.tsx";

/** Props of StoreCards. */
export interface StoreCardsProps {
  readonly stores: readonly Store[];
  readonly hash: string;
  readonly group: string;
  readonly now: Date | null;
  /** The rendered part of the list: start index, and end index (exclusive). */
  readonly from?: number;
  readonly to?: number | undefined;
  /** Heading level; default: 2. */
  readonly level?: 2 | 3 | undefined;
}

/** A part of the list; re-renders only when the stores change, not on each letter. */
export const StoreCards = memo(function StoreCards(props: StoreCardsProps): ReactNode {
  const { stores, hash, group, now, from = 0, to, level } = props;
  const texts = useStoresTexts();
  return stores.slice(from, to).map((store) => {
    const isNamed = matchesStoreHash(store, hash);
    const distance = distanceOf(store);
    const open = openWords(store, now, texts);
    return (
      <StoreCard
        // The key makes a store in the address open even if the hash is known only after the first render.
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
