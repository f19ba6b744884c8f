import { Island } from "@torg/islands/server";
import type { ReactNode } from "react";
import { cartPanelId } from "./cartPanelId.ts";

/** The place of the cart's panel: empty until somebody opens it. */
export function CartPanelIsland(): ReactNode {
  return (
    <Island name="cart" id={cartPanelId} isLate>
      {null}
    </Island>
  );
}
