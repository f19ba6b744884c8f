import type { CustomerForm, CustomerProblems } from "../domain/customer/customerForm.ts";
import { mendPlace } from "../domain/orderPlaces.ts";
import type { CheckoutState, OrderTrouble } from "./checkoutState.ts";
import { orderRules, type OrderTools } from "./orderParts.ts";

/** Waits until nothing holds the checkout, and until the page has drawn what has come. */
function untilEnabled({ store, schedule }: OrderTools): Promise<void> {
  return new Promise((resolve) => {
    const drawn = (): unknown => schedule(resolve, 0);
    if (store.getState().checkoutIsEnabled) return void drawn();
    const stop = store.subscribe(({ checkoutIsEnabled }) => {
      if (!checkoutIsEnabled) return;
      stop();
      drawn();
    });
  });
}

const isSameOrder = (before: CustomerForm, now: CustomerForm): boolean =>
  before.order_total === now.order_total && before.order_shown === now.order_shown;

/** Places an order: checked here first, refused or taken by the server, then the confirmation. */
export function createOrder(tools: OrderTools): Pick<CheckoutState, "placeOrder" | "mendField" | "refuseOrder"> {
  const { store, hold, flush } = tools;
  const { getState, setState } = store;
  const parts = { ...tools, ...orderRules };

  const refuse = (trouble: Omit<OrderTrouble, "attempt">): void =>
    setState(({ orderTrouble }) => ({ orderTrouble: { ...trouble, attempt: (orderTrouble?.attempt ?? 0) + 1 } }));

  /** The form once nothing changes any more; null when it is for another order by then. */
  const settled = async (pressed: CustomerForm, read: () => CustomerForm): Promise<CustomerForm | null> => {
    setState({ orderPhase: "waiting" });
    await untilEnabled(tools);
    const now = read();
    return isSameOrder(pressed, now) ? now : null;
  };

  /** Whether the page is about to be left. */
  const send = async (form: CustomerForm): Promise<boolean> => {
    const release = hold();
    setState({ orderPhase: "sending" });
    try {
      const { sendOrder } = await import("./sendOrder.ts");
      // The checkout stays disabled when the page is about to be left.
      if (await sendOrder(parts, form)) return true;
    } catch {
      refuse({ problems: {}, texts: {}, message: null });
    }
    release();
    return false;
  };

  return {
    refuseOrder: ({ problems = {}, texts = {} }) => refuse({ problems, texts }),
    async placeOrder(form) {
      if (getState().orderPhase !== "none") return;
      const read = typeof form === "function" ? form : () => form;
      // Before the last choice goes out: this is what was seen at the press.
      const pressed = read();
      const isStill = !flush() && getState().checkoutIsEnabled;
      const now = isStill ? pressed : await settled(pressed, read);
      // The delivery is still that of an earlier postal code than the one that the page shows.
      if (tools.isPostalCodeInTheWay()) tools.stopAtPostalCode();
      else if (now === null) refuse({ problems: {}, texts: {}, isOutdated: true });
      else if (await send(now)) return;
      setState({ orderPhase: "none" });
    },
    async mendField(name, form) {
      const { problems, texts } = getState().orderTrouble ?? { problems: {}, texts: {} };
      if (texts[name] === undefined && problems[name] === undefined) return;
      const found: CustomerProblems = await import("./sendOrder.ts").then(
        ({ problemsOf }) => problemsOf(parts, form),
        () => ({}),
      );
      if (found[name] === undefined) setState(({ orderTrouble }) => ({ orderTrouble: mendPlace(orderTrouble, name) }));
    },
  };
}
