import type { CustomerForm, CustomerProblems } from "../domain/customer/customerForm.ts";
import { mendPlace } from "../domain/orderPlaces.ts";
import type { CheckoutState, OrderTrouble, PaymentElsewhere } from "./checkoutState.ts";
import type { OrderTools } from "./OrderTools.ts";

/** Resolves when the checkout is enabled and the page has rendered its newest data. */
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
  before.totalOre === now.totalOre && before.shown === now.shown;

/** What an order or a way to pay elsewhere is pressed for, as the page shows it at that moment; null: it shows it no more. */
interface Attempt<T> {
  readonly read: () => T | null;
  readonly isSame: (before: T, now: T) => boolean;
  /** Carries it out; says whether the page is about to be left. */
  readonly go: (now: T) => Promise<boolean>;
}

type Refuse = (trouble: Omit<OrderTrouble, "attempt">) => void;

/**
 * Returns a function that runs an action after a press: when pending updates have ended, and only if the order is
 * still the one that was shown at the press.
 */
function createAttempts(tools: OrderTools, refuse: Refuse) {
  const { getState, setState } = tools.store;

  const settled = async <T>(pressed: T, { read, isSame }: Attempt<T>): Promise<T | null> => {
    setState({ orderPhase: "waiting" });
    await untilEnabled(tools);
    const now = read();
    return now !== null && isSame(pressed, now) ? now : null;
  };

  return async <T>(attempt: Attempt<T>): Promise<void> => {
    if (getState().orderPhase !== "none") return;
    // Before the last choice goes out: this is what was seen at the press.
    const pressed = attempt.read();
    if (pressed === null) return;
    const isStill = !tools.flush() && getState().checkoutIsEnabled;
    const now = isStill ? pressed : await settled(pressed, attempt);
    // The delivery is still that of an earlier postal code than the one that the page shows.
    if (tools.isPostalCodeInTheWay()) tools.stopAtPostalCode();
    else if (now === null) refuse({ problems: {}, texts: {}, isOutdated: true });
    else if (await attempt.go(now)) return;
    setState({ orderPhase: "none" });
  };
}

/**
 * Returns the action that places an order: it is checked in the browser, sent, and followed by the confirmation or by
 * the problems of the refusal.
 */
export function createOrder(
  tools: OrderTools,
): Pick<CheckoutState, "placeOrder" | "payElsewhere" | "mendField" | "refuseOrder"> {
  const { store, hold } = tools;
  const { getState, setState } = store;

  const refuse: Refuse = (trouble) =>
    setState(({ orderTrouble }) => ({ orderTrouble: { ...trouble, attempt: (orderTrouble?.attempt ?? 0) + 1 } }));

  const attempt = createAttempts(tools, refuse);

  /** Does what leaves the page when it succeeds; the checkout stays disabled then. */
  const send = async (leave: () => Promise<boolean>): Promise<boolean> => {
    const release = hold();
    setState({ orderPhase: "sending" });
    try {
      if (await leave()) return true;
    } catch {
      refuse({ problems: {}, texts: {}, message: null });
    }
    release();
    return false;
  };

  return {
    refuseOrder: ({ problems = {}, texts = {} }) => refuse({ problems, texts }),
    placeOrder(form) {
      const read = typeof form === "function" ? form : () => form;
      const go = (now: CustomerForm): Promise<boolean> =>
        send(async () => (await import("./sendOrder.ts")).sendOrder(tools, now));
      return attempt({ read, isSame: isSameOrder, go });
    },
    async payElsewhere(read) {
      let isSomewhere = true;
      const go = async ({ obstacles, address }: PaymentElsewhere): Promise<boolean> => {
        if (Object.keys(obstacles).length > 0) refuse({ problems: {}, texts: obstacles });
        else if (address !== null)
          return send(async () => (await import("./leaveToPay.ts")).leaveToPay(tools, { address, refuse }));
        else isSomewhere = false;
        return false;
      };
      await attempt({ read, isSame: (before, now) => before.shown === now.shown, go });
      return isSomewhere;
    },
    async mendField(name, form) {
      const { problems, texts } = getState().orderTrouble ?? { problems: {}, texts: {} };
      if (texts[name] === undefined && problems[name] === undefined) return;
      const found: CustomerProblems = await import("./sendOrder.ts").then(
        ({ problemsOf }) => problemsOf(tools, form),
        () => ({}),
      );
      if (found[name] === undefined) setState(({ orderTrouble }) => ({ orderTrouble: mendPlace(orderTrouble, name) }));
    },
  };
}
