import { createClient } from "@torg/http";
import { defineIsland } from "@torg/islands/server";
import { StockCheck } from "@torg/stores";
import { createStockCheckState } from "@torg/stores/state";

/** The button that asks which stores have a product. */
export const stock = defineIsland({
  name: "stock",
  view: StockCheck,
  asleep: ({ productId }: { readonly productId: number }) => ({
    state: createStockCheckState({ client: createClient(), productId }),
  }),
  props: ({ productId }) => ({ productId }),
  isLate: true,
  awake: () => import("./stock.awake.ts"),
});
