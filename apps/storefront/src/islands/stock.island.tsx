import { defineIsland } from "@torg/islands";
import { StockCheck } from "@torg/stores";
import { createStockCheckState } from "@torg/stores/state";
import { shopClient } from "../client/shopClient.ts";
import type { StockIslandProps } from "../pages/StockIsland.tsx";
import { storefrontTexts } from "../texts/sv.ts";

export const { mount } = defineIsland(({ productId }: StockIslandProps) => {
  const onFailure = (error: unknown) => console.error(storefrontTexts.product.stockFailed, error);
  return <StockCheck state={createStockCheckState({ client: shopClient(), productId, onFailure })} />;
});
