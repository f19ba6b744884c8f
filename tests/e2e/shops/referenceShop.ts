import { inject } from "vitest";
import type { ShopPlace } from "./openReferences.ts";

/** This worker's shop with the reference data, which no other test changes meanwhile. */
export function referenceShop(): ShopPlace {
  const worker = Number(process.env["VITEST_POOL_ID"]);
  const shop = inject("references")[worker - 1];
  if (shop === undefined) throw new Error(`Worker ${worker} has no shop: openShops opens one for each worker.`);
  return shop;
}
