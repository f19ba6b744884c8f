import { inject } from "vitest";
import type { ShopPlace } from "./openReferences.ts";

/** The shop with the reference data that belongs to this worker: no other test changes it meanwhile. */
export function referenceShop(): ShopPlace {
  const worker = Number(process.env["VITEST_POOL_ID"]);
  const shop = inject("references")[worker - 1];
  if (shop === undefined) throw new Error(`Worker ${worker} has no shop: openShops opens one for each worker.`);
  return shop;
}
