import type { CartState } from "@torg/cart/state";
import type { ShopAddresses } from "@torg/format/addresses";
import type { ReactNode } from "react";
import type { CheckoutData } from "../../domain/checkoutData.ts";
import type { CheckoutState } from "../../state/checkoutState.ts";
import type { CheckoutTexts } from "../../texts/sv.ts";

/**
 * What a provider's payment is given. Everything comes as props, so that the file that is loaded for it shares none
 * with the page.
 */
export interface ProviderPaymentProps {
  readonly state: CheckoutState;
  /** The cart of the same page. */
  readonly cart: CartState;
  readonly data: CheckoutData;
  readonly isEnabled: boolean;
  readonly texts: CheckoutTexts;
  readonly addresses: Pick<ShopAddresses, "terms" | "backend">;
  /** Everything that the page shows of the order, as one text. */
  readonly shown: string;
  /** What is being bought and what it costs. */
  readonly review: ReactNode;
}
