import { CallError } from "@torg/http";
import { subscribeCall, updateOrderMessageCall } from "../contract/checkoutCalls.ts";
import type { CheckoutState } from "./checkoutState.ts";
import type { CheckoutDependencies } from "./CheckoutDependencies.ts";
import { createSavedValue } from "./createSavedValue.ts";

/** How long a saved message is confirmed, in milliseconds. */
export const savedDuration = 3000;

interface OrderExtrasDependencies extends Pick<CheckoutDependencies, "store" | "client" | "schedule"> {
  readonly reload: (() => void) | undefined;
}

type OrderExtras = Pick<CheckoutState, "saveOrderMessage" | "subscribeNewsletter" | "saveAgain" | "logIn"> & {
  /** Waits for the latest values, and resolves to whether the server has them; null if it already has. */
  readonly settle: () => Promise<boolean> | null;
};

/** A server without this call must not block an order. */
const isHarmless = (failure: unknown): boolean =>
  failure === null || (failure instanceof CallError && (failure.status === 404 || failure.status === 405));

/**
 * Returns the actions for message, newsletter and login, which do not change the order. Failures of the first two are
 * silent.
 */
export function createOrderExtras({ store, client, schedule, reload }: OrderExtrasDependencies): OrderExtras {
  const { getState, setState } = store;
  let stopConfirming = (): void => {};
  const confirmNothing = (): void =>
    setState(({ orderMessage }) => ({ orderMessage: { ...orderMessage, isJustSaved: false } }));

  const message = createSavedValue(async (text: string) => {
    const { orderMessage: saved } = await client.send(updateOrderMessageCall, { orderMessage: text });
    setState({ orderMessage: { saved, isJustSaved: false } });
  });
  const newsletter = createSavedValue(async (isWanted: boolean) => {
    await client.send(subscribeCall, { isWanted });
  });

  const updateUnsaved = (): boolean => {
    const isUnsaved = ![message.failure(), newsletter.failure()].every(isHarmless);
    setState({ isUnsaved });
    return !isUnsaved;
  };
  const settle = (): Promise<boolean> | null =>
    message.isUnsaved() || newsletter.isUnsaved()
      ? Promise.all([message.settle(), newsletter.settle()]).then(updateUnsaved)
      : null;

  return {
    settle,
    async saveAgain() {
      await settle();
    },
    async saveOrderMessage(typed) {
      const text = typed.trim();
      if (text === getState().orderMessage.saved && !message.isUnsaved()) return;
      // A text that could not be saved must not appear with the confirmation of an earlier one.
      const isSaved = await message.save(text);
      updateUnsaved();
      if (!isSaved) return confirmNothing();
      stopConfirming();
      setState(({ orderMessage }) => ({ orderMessage: { ...orderMessage, isJustSaved: true } }));
      stopConfirming = schedule(confirmNothing, savedDuration);
    },
    async subscribeNewsletter(isWanted) {
      await newsletter.save(isWanted);
      updateUnsaved();
    },
    async logIn(email, password) {
      if (email.trim() === "" || password === "" || getState().login.isBusy) return;
      setState({ login: { isBusy: true, problem: null } });
      const problem = await import("./sendLogin.ts")
        .then(({ sendLogin }) => sendLogin(client, { email, password }))
        .catch(() => ({ text: null }));
      setState({ login: { isBusy: false, problem } });
      if (problem === null) reload?.();
    },
  };
}
