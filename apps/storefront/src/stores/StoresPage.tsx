import type { ShopSettings } from "@torg/navigation/contract";
import type { StoresPageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";
import { stores } from "./stores.island.tsx";
import { storesQuery } from "@torg/stores/domain";
import { pathAddress } from "../awake/currentPath.ts";

/** Props of `StoresPage`. */
export interface StoresPageProps {
  readonly page: StoresPageData;
  readonly settings: ShopSettings;
  readonly path: string;
}

/** All stores with a door: address, hours and ways to reach them, to be searched and sorted. */
export function StoresPage({ page, settings, path }: StoresPageProps): ReactNode {
  const texts = storefrontTexts.stores;
  // Where only some were asked for, the finder leads back to all of them.
  const hasFinder = page.stores.length > 0 || storesQuery(pathAddress(path).searchParams).whiteGoodsOnly;
  return (
    <div className="torg-stores-page">
      <h1>{texts.heading}</h1>
      <p className="torg-lead torg-stores-page__lead">{page.stores.length === 0 ? texts.none : texts.lead}</p>
      {hasFinder && <stores.Place {...{ page, settings, path }} />}
    </div>
  );
}
