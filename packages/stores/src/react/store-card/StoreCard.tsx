import { Badge, LinkButton } from "@torg/ui";
import { memo, type ReactElement } from "react";
import type { Store } from "../../domain/store.ts";
import { useStoresTexts } from "../StoresProvider.tsx";
import { StoreDetails } from "./StoreDetails.tsx";
import { StoreHours } from "./StoreHours.tsx";

/** Props of StoreCard. */
export interface StoreCardProps {
  readonly store: Store;
  /** Whether the details are open from the start, as for the store in the address. */
  readonly defaultOpen?: boolean;
  /** In the same group, only one card shows its details at a time. */
  readonly group?: string;
  /** Formatted distance. */
  readonly distance?: string | null;
  /** Whether it is open now, as text; empty: not known yet, null: it has no opening hours. */
  readonly openNow?: string | null;
  readonly isOpen?: boolean;
  /** Heading level; default: 2. */
  readonly level?: 2 | 3 | undefined;
}

/** One store: name, address, and behind a button its opening hours and contact details. */
export const StoreCard = memo(function StoreCard({
  store,
  defaultOpen = false,
  group,
  distance = null,
  openNow = null,
  isOpen = false,
  level = 2,
}: StoreCardProps): ReactElement {
  const texts = useStoresTexts();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="torg-store-card" id={String(store.id)} aria-labelledby={`store-${store.id}`}>
      <Heading className="torg-store-card__name" id={`store-${store.id}`}>
        {store.name}
      </Heading>
      {store.onlyWhiteGoods && <Badge>{texts.whiteGoodsBadge}</Badge>}
      <p className="torg-store-card__address">
        {store.fullAddress}
        {distance !== null && <span className="torg-store-card__distance"> · {distance}</span>}
      </p>
      {openNow !== null && (
        <p className="torg-store-card__open" data-open={isOpen ? "" : undefined}>
          {openNow}
        </p>
      )}
      <StoreHours title={texts.hoursAndContact} defaultOpen={defaultOpen} group={group}>
        <StoreDetails store={store} />
      </StoreHours>
      {store.pageUrl !== null && (
        <LinkButton size="small" href={store.pageUrl}>
          {texts.toStorePage}
        </LinkButton>
      )}
    </article>
  );
});
