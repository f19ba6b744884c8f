import { defineIsland } from "@torg/islands";
import { StockCheck } from "@torg/stores";
import { createStockCheckState } from "@torg/stores/state";
import { shopClient } from "../awake/shopClient.ts";
import type { StockIslandProps } from "./StockIsland.tsx";
import { storefrontTexts } from "../texts/sv.ts";

export const { mount } = defineIsland(({ productId }: StockIslandProps) => {
  const onFailure = (error: unknown) => console.error(storefrontTexts.product.stockFailed, error);
  return <StockCheck state={createStockCheckState({ client: shopClient(), productId, onFailure })} />;
});
