import type { ShopSettings } from "@torg/navigation/contract";
import { pageAddress, type StorePageData } from "@torg/pages/contract";
import { StorePage as Store } from "@torg/stores";
import { storesTexts } from "@torg/stores/texts";
import type { ReactNode } from "react";
import { Trail } from "../frame/Trail.tsx";
import { storeMap } from "./storeMap.island.tsx";
import { storeOpen } from "./storeOpen.island.tsx";

/** Props of `StorePage`. */
export interface StorePageProps {
  readonly page: StorePageData;
  readonly settings: ShopSettings;
}

/** One physical store, below its breadcrumbs. */
export function StorePage({ page: { store }, settings: { maps } }: StorePageProps): ReactNode {
  const map = store.lat === null ? undefined : <storeMap.Place stores={[store]} maps={maps} />;
  const openNow = store.hours ? <storeOpen.Place store={store} /> : undefined;
  return (
    <>
      <Trail links={[{ name: storesTexts.page.heading, url: pageAddress("stores") }]} current={store.name} />
      <Store store={store} openNow={openNow} map={map} />
    </>
  );
}
