import type { ShopSettings } from "@torg/navigation/contract";
import { pageAddress, type StorePageData } from "@torg/pages/contract";
import { StoreDetails } from "@torg/stores";
import { storeStructuredData } from "@torg/stores/domain";
import { storesTexts } from "@torg/stores/texts";
import { Badge, LinkButton } from "@torg/ui";
import type { ReactNode } from "react";
import { StructuredData } from "../frame/StructuredData.tsx";
import { Trail } from "../frame/Trail.tsx";
import { storefrontTexts } from "../texts/sv.ts";
import { storeMap } from "./storeMap.island.tsx";

/** Props of `StorePage`. */
export interface StorePageProps {
  readonly page: StorePageData;
  readonly settings: ShopSettings;
  readonly origin: string;
}

const storesPath = pageAddress("stores");

/** One store with a door: where it is, when it is open and how to reach it. */
export function StorePage({ page: { store }, settings, origin }: StorePageProps): ReactNode {
  const texts = storefrontTexts.stores;
  return (
    <>
      <Trail links={[{ name: texts.heading, url: storesPath }]} current={store.name} />
      <div className="torg-store-page">
        <div className="torg-store-page__facts">
          <h1>{store.name}</h1>
          {store.onlyWhiteGoods ? <Badge>{storesTexts.whiteGoodsBadge}</Badge> : null}
          <h2>{texts.address}</h2>
          <p>{store.fullAddress}</p>
          <h2>{texts.hours}</h2>
          <StoreDetails store={store} />
          <LinkButton href={`${storesPath}#${store.id}`}>{texts.all}</LinkButton>
        </div>
        {store.lat === null ? null : (
          <div className="torg-store-page__map">
            <storeMap.Place stores={[store]} maps={settings.maps} />
          </div>
        )}
      </div>
      <StructuredData data={storeStructuredData(store, origin)} />
    </>
  );
}
