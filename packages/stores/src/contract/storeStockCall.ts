import { defineCall, wireContent, wireInteger, wireObject } from "@torg/http";
import * as z from "zod/mini";
import type { StoreStock } from "../domain/index.ts";

/** A store that has the product. */
export const storeStockSchema: z.ZodMiniType<StoreStock> = wireObject({
  storeId: ["store_id", wireInteger],
  storeName: ["store_name", z.string()],
});

/** Returns the stores that have a product in stock. */
export const storeStockCall = defineCall({
  method: "GET",
  path: "/api/internal/stores/index/{productId}",
  encoding: "none",
  request: z.object({ productId: wireInteger }),
  response: wireContent(storeStockSchema),
  summary: "Returns the stores that have a product in stock.",
});
