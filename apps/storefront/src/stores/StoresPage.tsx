import type { ShopSettings } from "@torg/navigation/contract";
import type { StoresPageData } from "@torg/pages/contract";
import { StoresPage as Stores } from "@torg/stores";
import { storesQuery } from "@torg/stores/domain";
import type { ReactNode } from "react";
import { pathAddress } from "../awake/currentPath.ts";
import { stores } from "./stores.island.tsx";

/** Props of `StoresPage`. */
export interface StoresPageProps {
  readonly page: StoresPageData;
  readonly settings: ShopSettings;
  readonly path: string;
}

/** All physical stores, around the store finder island. */
export function StoresPage({ page, settings, path }: StoresPageProps): ReactNode {
  const isEmpty = page.stores.length === 0;
  // When only some stores were requested, the finder is needed to get back to all of them.
  const hasFinder = !isEmpty || storesQuery(pathAddress(path).searchParams).whiteGoodsOnly;
  return <Stores isEmpty={isEmpty}>{hasFinder && <stores.Place {...{ page, settings, path }} />}</Stores>;
}
