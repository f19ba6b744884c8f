import { cancelledPaymentPath, fillPath, termsPath } from "@torg/format/addresses";
import { pageAddress } from "@torg/pages/contract";
import type { PaymentAddresses } from "../../providers/PaymentProvider.ts";
import type { Payment } from "../Payment.ts";
import type { PaymentContext } from "../PaymentContext.ts";
import { shippingPath, validationPath, webhookPath } from "../paymentPaths.ts";

/** The shop's addresses for a provider: its pages, and where to report and ask about a payment. */
export function paymentAddresses({ publicUrl }: PaymentContext, payment: Payment): PaymentAddresses {
  const { provider, notice_token: token } = payment;
  return {
    terms: publicUrl + termsPath,
    checkout: `${publicUrl}${pageAddress("checkout")}`,
    cancelled: publicUrl + cancelledPaymentPath,
    back: `${publicUrl}${pageAddress("paymentReturn", payment.reference)}`,
    webhook: publicUrl + fillPath(webhookPath, provider, token),
    validation: publicUrl + fillPath(validationPath, provider, token),
    shipping: publicUrl + fillPath(shippingPath, provider, token),
  };
}

/** For an order that is only calculated and not sent. */
export const noAddresses: PaymentAddresses = {
  terms: "",
  checkout: "",
  cancelled: "",
  back: "",
  webhook: "",
  validation: "",
  shipping: "",
};
