import { defineIsland } from "@torg/islands";
import { buyingCart } from "./buyingCart.ts";
import { cartWords } from "../cart/cartWords.ts";
import { WhenChosen } from "./WhenChosen.tsx";
import type { BuyIslandProps } from "./BuyView.tsx";
import { BuyView } from "./BuyView.tsx";

const island = defineIsland(async (props: BuyIslandProps) => {
  const view = { ...props, cart: buyingCart().cart, texts: await cartWords(props.isOffer) };
  const { addons } = props;
  // Few products have extras: their script comes with them.
  const { BuySetView } = addons === undefined ? {} : await import("./BuySetView.tsx");
  return (
    <WhenChosen product={props.product}>
      {(product) =>
        addons === undefined || BuySetView === undefined ? (
          <BuyView {...view} product={product} />
        ) : (
          <BuySetView {...view} product={product} addons={addons} />
        )
      }
    </WhenChosen>
  );
});

/** Takes a buy button over. It may be pressed before the cart is known: a press adds one more of whatever lies there. */
export const { mount } = island;
