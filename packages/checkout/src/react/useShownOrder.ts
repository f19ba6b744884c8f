import { shownOrder, withChoices, writeShownOrder } from "../domain/shownOrder.ts";
import { useCheckout } from "./CheckoutProvider.tsx";
import { useCheckoutCart } from "./useCheckoutCart.ts";
import { useSelectedPayment } from "./useSelectedPayment.ts";

/** Everything that the page shows of the order that would be placed now, as one text. */
export function useShownOrder(): string {
  const data = useCheckout((snapshot) => snapshot.data);
  const choices = useCheckout((snapshot) => snapshot.choices);
  const payment = useSelectedPayment();
  const { cart, summary } = useCheckoutCart();
  return writeShownOrder(
    shownOrder({
      lines: cart.lines,
      discount: cart.discount,
      data: withChoices(data, choices),
      paymentTypeId: data.snippet === "free_order" ? null : (payment?.id ?? null),
      totalOre: summary.leftOre,
    }),
  );
}
