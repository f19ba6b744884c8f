import { destroyDiscountCall, storeDiscountCall, updateProductsCall } from "@torg/cart/contract";
import { showCheckoutCall } from "@torg/checkout/contract";
import { pageCall } from "@torg/pages/contract";

const codeNote =
  "`snippet` (see 7.1) is in the answer only with `refresh_checkout=1`; the page then takes it for the checkout's.";

/** What the schemas of a call do not say, in Markdown. */
export const callNotes: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [
    updateProductsCall,
    "The answer is the cart (`Cart`). With `refresh_checkout=1` every field of the checkout (`CheckoutData`) stands " +
      "beside it, `snippet` included; without it the key `snippet` is left out.",
  ],
  [
    showCheckoutCall,
    '`snippet` says how the order is paid: `null` or `""`: there is no payment; `"free_order"`: nothing is left to ' +
      'pay, the form goes to 7.12; `"manual_payment"`: invoice or an app, the form goes to 7.13; any other text is ' +
      "the HTML of the provider that `handler` names, whose scripts are run. With the handler `card` a button leads " +
      "to `redirect_url` instead.",
  ],
  [storeDiscountCall, codeNote],
  [destroyDiscountCall, codeNote],
  [pageCall, "`lat` and `lng` of a store are its position in degrees; `null` if that is unknown."],
]);
