import type { CheckoutData } from "@torg/checkout/domain";
import { checkoutDataOf } from "../checkout/checkoutDataOf.ts";
import { loadBuyer } from "../checkout/buyer/loadBuyer.ts";
import type { LoadedCheckout } from "../checkout/LoadedCheckout.ts";
import type { PaymentView } from "../checkout/payment/paymentView.ts";
import { preparePaymentView } from "../payments/opening/preparePaymentView.ts";
import type { BuyingContext } from "./BuyingContext.ts";

/** A checkout with its payment part, in the format of its page. */
export async function checkoutWith(
  context: BuyingContext,
  checkout: LoadedCheckout,
  payment: PaymentView,
): Promise<CheckoutData> {
  return checkoutDataOf(checkout, { payment, ...(await loadBuyer(context, checkout.customerId)) });
}

/** A checkout in the format of its page, with the payment for the visitor at `address`. */
export async function showCheckout(
  context: BuyingContext,
  checkout: LoadedCheckout,
  address: string,
): Promise<CheckoutData> {
  return checkoutWith(context, checkout, await preparePaymentView(context.payments, { checkout, address }));
}
