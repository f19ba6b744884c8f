import type { CartState } from "@torg/cart/state";
import type { ShopAddresses } from "@torg/format/addresses";
import type { ReactNode } from "react";
import type { CheckoutData } from "../../domain/checkoutData.ts";
import type { CheckoutState } from "../../state/checkoutState.ts";
import type { CheckoutTexts } from "../../texts/sv.ts";

/** Props of a provider's payment. Everything is passed as props, so that its file shares none with the page. */
export interface ProviderPaymentProps {
  readonly state: CheckoutState;
  /** The cart of the same page. */
  readonly cart: CartState;
  readonly data: CheckoutData;
  readonly isEnabled: boolean;
  readonly texts: CheckoutTexts;
  readonly addresses: Pick<ShopAddresses, "terms" | "backend">;
  /** Everything the page shows of the order, as one string. */
  readonly shown: string;
  /** The order's content and cost. */
  readonly review: ReactNode;
}
