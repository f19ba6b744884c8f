import { Badge, LinkButton } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { Store } from "../../domain/store.ts";
import { storeAnchor } from "../../domain/storeAddresses.ts";
import { StoreDetails } from "../store-card/StoreDetails.tsx";
import { useStoresAddresses, useStoresTexts } from "../StoresProvider.tsx";

/** Props of StorePage. */
export interface StorePageProps {
  readonly store: Store;
  /** Whether it is open now; see `StoreOpenNow`. */
  readonly openNow?: ReactNode;
  /** Its map; omit it for a store without coordinates. */
  readonly map?: ReactNode;
}

/** The page of one physical store: address, opening hours and contact details, beside its map. */
export function StorePage({ store, openNow, map }: StorePageProps): ReactElement {
  const { page, whiteGoodsBadge } = useStoresTexts();
  const addresses = useStoresAddresses();
  return (
    <div className="torg-store-page">
      <div className="torg-store-page__facts">
        <h1>{store.name}</h1>
        {store.onlyWhiteGoods ? <Badge>{whiteGoodsBadge}</Badge> : null}
        <h2>{page.address}</h2>
        <p>{store.fullAddress}</p>
        <h2>{page.hours}</h2>
        {openNow}
        <StoreDetails store={store} />
        <LinkButton href={storeAnchor(store.id, addresses)}>{page.all}</LinkButton>
      </div>
      {map === undefined ? null : <div className="torg-store-map-frame">{map}</div>}
    </div>
  );
}
