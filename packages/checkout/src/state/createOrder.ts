import type { CustomerForm } from "../domain/customer/customerForm.ts";
import { orderRules, type OrderTools } from "./orderParts.ts";

/** Places an order: checked here first, refused or taken by the server, then the confirmation. */
export function createOrder(tools: OrderTools): (form: CustomerForm) => Promise<void> {
  const { store, hold, flush } = tools;
  return async (form) => {
    const { checkoutIsEnabled, orderTrouble } = store.getState();
    // A choice of this very moment may change the total: it is shown before anything is ordered.
    if (!checkoutIsEnabled || flush()) return;
    // The delivery is still that of an earlier postal code than the one that the page shows.
    if (tools.isPostalCodeInTheWay()) return tools.stopAtPostalCode();
    const release = hold();
    try {
      const { sendOrder } = await import("./sendOrder.ts");
      // The checkout stays disabled when the page is about to be left.
      if (await sendOrder({ ...tools, ...orderRules }, form)) return;
    } catch {
      const attempt = (orderTrouble?.attempt ?? 0) + 1;
      store.setState({ orderTrouble: { problems: {}, texts: {}, message: null, attempt } });
    }
    release();
  };
}
