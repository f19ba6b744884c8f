import { createClient } from "@torg/http";
import { Island } from "@torg/islands/server";
import { StockCheck } from "@torg/stores";
import { createStockCheckState } from "@torg/stores/state";
import type { ReactNode } from "react";

/** Props of `StockIsland`. */
export interface StockIslandProps {
  readonly productId: number;
}

/** The button that asks which stores have a product. */
export function StockIsland(props: StockIslandProps): ReactNode {
  return (
    <Island name="stock" props={props}>
      <StockCheck state={createStockCheckState({ client: createClient(), ...props })} />
    </Island>
  );
}
