import { createClient } from "@torg/http";
import { hydrateView } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { StockCheck } from "@torg/stores";
import { createStockCheckState } from "@torg/stores/state";
import { shopClient } from "../awake/shopClient.ts";
import { storefrontTexts } from "../texts/sv.ts";
import "./stock.css";

/** The button that checks which stores have a product. */
export const stock = defineIsland({
  name: "stock",
  view: StockCheck,
  asleep: ({ productId }: { readonly productId: number }) => ({
    state: createStockCheckState({ client: createClient(), productId }),
  }),
  props: ({ productId }) => ({ productId }),
  isLate: true,
});

/** Hydrates the stock check. */
export const mount = hydrateView<typeof stock>(StockCheck, ({ productId }) => {
  const onFailure = (error: unknown) => console.error(storefrontTexts.product.stockFailed, error);
  return { state: createStockCheckState({ client: shopClient(), productId, onFailure }) };
});
