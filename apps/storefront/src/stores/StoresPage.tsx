import { Island } from "@torg/islands/server";
import type { ShopSettings } from "@torg/navigation/contract";
import type { StoresPage as StoresPageData } from "@torg/pages/contract";
import { createStoreFinderState } from "@torg/stores/state";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";
import { StoresView } from "./StoresView.tsx";
import { storesQuery } from "./storesQuery.ts";

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
  const hasFinder = page.stores.length > 0 || storesQuery(path).whiteGoodsOnly;
  return (
    <div className="torg-stores-page">
      <h1>{texts.heading}</h1>
      <p className="torg-lead torg-stores-page__lead">{page.stores.length === 0 ? texts.none : texts.lead}</p>
      {hasFinder && (
        <Island name="stores" wake="visible">
          <StoresView {...{ settings, path }} finder={sleepingFinder(page, path)} consent={null} />
        </Island>
      )}
    </div>
  );
}

/** The finder as the server draws it: it knows no position and remembers nothing. */
function sleepingFinder({ stores }: StoresPageData, path: string) {
  return createStoreFinderState({
    stores,
    query: storesQuery(path).search,
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    locate: () => Promise.reject(new Error("A server has no position.")),
    now: () => 0,
  });
}
