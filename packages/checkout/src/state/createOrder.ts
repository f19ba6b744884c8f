import type { CustomerForm, CustomerProblems } from "../domain/customer/customerForm.ts";
import { removeCorrected } from "../domain/orderPlaces.ts";
import type { CheckoutState, PaymentElsewhere, RefuseOrder } from "./checkoutState.ts";
import type { OrderDependencies } from "./OrderDependencies.ts";

/** Resolves when the checkout is enabled and the page has rendered its newest data. */
function untilEnabled({ store, schedule }: OrderDependencies): Promise<void> {
  return new Promise((resolve) => {
    const resolveAfterRender = (): unknown => schedule(resolve, 0);
    if (store.getState().checkoutIsEnabled) return void resolveAfterRender();
    const stop = store.subscribe(({ checkoutIsEnabled }) => {
      if (!checkoutIsEnabled) return;
      stop();
      resolveAfterRender();
    });
  });
}

const isSameOrder = (before: CustomerForm, now: CustomerForm): boolean =>
  before.totalOre === now.totalOre && before.shown === now.shown;

/**
 * An attempt to order or to pay elsewhere. `read` gives what the page shows at that moment; null if it is not shown any
 * more.
 */
interface Attempt<T> {
  readonly read: () => T | null;
  readonly isSame: (before: T, now: T) => boolean;
  /** Carries it out; resolves to whether the page is about to be left. */
  readonly go: (now: T) => Promise<boolean>;
}

/**
 * Returns a function that runs an action after a press: once pending updates have ended, and only if the order is still
 * the one shown at the press.
 */
function createAttempts(dependencies: OrderDependencies, refuse: RefuseOrder) {
  const { getState, setState } = dependencies.store;

  const readWhenEnabled = async <T>(pressed: T, { read, isSame }: Attempt<T>): Promise<T | null> => {
    setState({ orderPhase: "waiting" });
    await untilEnabled(dependencies);
    const now = read();
    return now !== null && isSame(pressed, now) ? now : null;
  };

  return async <T>(attempt: Attempt<T>): Promise<void> => {
    if (getState().orderPhase !== "none") return;
    // Read before delayed choices are sent: this is what the visitor saw at the press.
    const pressed = attempt.read();
    if (pressed === null) return;
    const isSettled = !dependencies.flush() && getState().checkoutIsEnabled;
    const now = isSettled ? pressed : await readWhenEnabled(pressed, attempt);
    // The delivery is still for an earlier postal code than the page shows.
    if (dependencies.isPostalCodeInTheWay()) dependencies.stopAtPostalCode();
    else if (now === null) refuse({ problems: {}, texts: {}, isOutdated: true });
    else if (await attempt.go(now)) return;
    setState({ orderPhase: "none" });
  };
}

/**
 * Returns the actions that place an order: it is validated in the browser, sent, and followed by the confirmation or by
 * the problems of the refusal.
 */
export function createOrder(
  dependencies: OrderDependencies,
): Pick<CheckoutState, "placeOrder" | "payElsewhere" | "mendField" | "refuseOrder"> {
  const { store, hold } = dependencies;
  const { getState, setState } = store;

  let refusals = 0;
  const refuse: RefuseOrder = (trouble) => {
    refusals += 1;
    const { problems, texts } = trouble;
    setState({ orderErrors: { ...trouble, first: { problems, texts }, attempt: refusals } });
  };

  const attempt = createAttempts(dependencies, refuse);

  /** Runs an action that leaves the page when it succeeds; the checkout then stays disabled. */
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
        send(async () => (await import("./sendOrder.ts")).sendOrder(dependencies, { form: now, refuse }));
      return attempt({ read, isSame: isSameOrder, go });
    },
    async payElsewhere(read) {
      let hasAddress = true;
      const go = async ({ obstacles, address }: PaymentElsewhere): Promise<boolean> => {
        if (Object.keys(obstacles).length > 0) refuse({ problems: {}, texts: obstacles });
        else if (address !== null)
          return send(async () => (await import("./leaveToPay.ts")).leaveToPay(dependencies, { address, refuse }));
        else hasAddress = false;
        return false;
      };
      await attempt({ read, isSame: (before, now) => before.shown === now.shown, go });
      return hasAddress;
    },
    async mendField(name, form) {
      const { problems, texts } = getState().orderErrors ?? { problems: {}, texts: {} };
      if (texts[name] === undefined && problems[name] === undefined) return;
      const remaining: CustomerProblems = await import("./sendOrder.ts").then(
        ({ problemsOf }) => problemsOf(dependencies, form),
        () => ({}),
      );
      if (remaining[name] === undefined)
        setState(({ orderErrors }) => ({ orderErrors: removeCorrected(orderErrors, name) }));
    },
  };
}
