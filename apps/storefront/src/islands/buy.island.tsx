import { defineIsland } from "@torg/islands";
import { buyingCart } from "../client/buyingCart.ts";
import { cartWords } from "../client/cartWords.ts";
import { WhenChosen } from "../client/WhenChosen.tsx";
import type { BuyIslandProps } from "../pages/BuyView.tsx";
import { BuyView } from "../pages/BuyView.tsx";

const island = defineIsland(async (props: BuyIslandProps) => {
  const view = { ...props, cart: buyingCart().cart, texts: await cartWords(props.isOffer) };
  const { addons } = props;
  // Few products have extras: their script comes with them.
  const { BuySetView } = addons === undefined ? {} : await import("../pages/BuySetView.tsx");
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
