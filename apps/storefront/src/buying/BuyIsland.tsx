import { Island } from "@torg/islands/server";
import type { ReactNode } from "react";
import { BuySetView } from "./BuySetView.tsx";
import { BuyView } from "./BuyView.tsx";
import type { BuyIslandProps } from "./BuyView.tsx";
import { shownCartTexts } from "../cart/shownCartTexts.ts";
import { sleepingCart } from "../cart/sleepingCart.ts";

/** A buy button that works as a form and becomes an island when somebody reaches for it. */
export function BuyIsland(props: BuyIslandProps): ReactNode {
  const view = { ...props, cart: sleepingCart(null), texts: shownCartTexts(props.isOffer) };
  // Whether a thing that is sold only once lies in the cart already is for the script to find out.
  const wake = props.product.onlyOnce === true ? "visible" : undefined;
  return (
    <Island name="buy" id={`buy-${props.product.productId}`} props={props} wake={wake}>
      {props.addons === undefined ? <BuyView {...view} /> : <BuySetView {...view} addons={props.addons} />}
    </Island>
  );
}
