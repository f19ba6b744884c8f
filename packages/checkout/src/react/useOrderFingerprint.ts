import { paymentForm } from "../domain/paymentForm.ts";
import { withChoices } from "../domain/checkoutChoices.ts";
import { formatOrderFingerprint, orderFingerprint } from "../domain/orderFingerprint.ts";
import { useCheckout } from "./CheckoutProvider.tsx";
import { useCheckoutCart } from "./useCheckoutCart.ts";
import { useSelectedPayment } from "./useSelectedPayment.ts";

/** Returns the order as this page shows it, as one string; the server refuses an order whose string differs. */
export function useOrderFingerprint(): string {
  const data = useCheckout((snapshot) => snapshot.data);
  const choices = useCheckout((snapshot) => snapshot.choices);
  const payment = useSelectedPayment();
  const { cart, summary } = useCheckoutCart();
  return formatOrderFingerprint(
    orderFingerprint({
      lines: cart.lines,
      discount: cart.discount,
      data: withChoices(data, choices),
      paymentTypeId: paymentForm(data) === "free-order" ? null : (payment?.id ?? null),
      totalOre: summary.dueOre,
    }),
  );
}
