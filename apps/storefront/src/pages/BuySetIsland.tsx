import { Island } from "@torg/islands/server";
import type { ReactNode } from "react";
import { BuySetView } from "./BuySetView.tsx";
import type { BuySetIslandProps } from "./BuySetView.tsx";
import { shownCartTexts } from "./shownCartTexts.ts";
import { sleepingCart } from "./sleepingCart.ts";

/** A form with a product and its extras that becomes an island when somebody reaches for it. */
export function BuySetIsland(props: BuySetIslandProps): ReactNode {
  return (
    <Island name="buyset" id={`buy-${props.product.productId}`} props={props}>
      <BuySetView {...props} cart={sleepingCart(null)} texts={shownCartTexts(props.isOffer)} />
    </Island>
  );
}
