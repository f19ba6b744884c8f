import { awaken, type Mount } from "@torg/islands";
import { StockCheck } from "@torg/stores";
import { createStockCheckState } from "@torg/stores/state";
import { shopClient } from "../awake/shopClient.ts";
import { storefrontTexts } from "../texts/sv.ts";
import type { stock } from "./stock.island.tsx";

export const mount: Mount<"stock"> = awaken<typeof stock>(StockCheck, ({ productId }) => {
  const onFailure = (error: unknown) => console.error(storefrontTexts.product.stockFailed, error);
  return { state: createStockCheckState({ client: shopClient(), productId, onFailure }) };
});
