import { subscribeCall, updateOrderMessageCall } from "../contract/checkoutCalls.ts";
import type { CheckoutState } from "./checkoutState.ts";
import type { CheckoutTools } from "./createAsk.ts";

/** Milliseconds that a saved message is confirmed. */
export const savedDuration = 3000;

type SideCalls = Pick<CheckoutState, "saveOrderMessage" | "subscribeNewsletter" | "logIn">;

/** What goes along with an order without changing it: message, newsletter, login. Failures of the first two are silent. */
export function createSideCalls({
  store,
  client,
  schedule,
  reload,
}: CheckoutTools & { readonly reload: (() => void) | undefined }): SideCalls {
  const { getState, setState } = store;
  let stopConfirming = (): void => {};
  const confirmNothing = (): void =>
    setState(({ orderMessage }) => ({ orderMessage: { ...orderMessage, isJustSaved: false } }));

  return {
    async saveOrderMessage(message) {
      const text = message.trim();
      if (text === getState().orderMessage.saved) return;
      const answer = await client.send(updateOrderMessageCall, { order_message: text }).catch(() => null);
      // A text that could not be saved stands beside no confirmation of an earlier one.
      if (answer === null) return confirmNothing();
      stopConfirming();
      setState({ orderMessage: { saved: answer.order_message, isJustSaved: true } });
      stopConfirming = schedule(confirmNothing, savedDuration);
    },
    async subscribeNewsletter(value) {
      await client.send(subscribeCall, { value }).catch(() => null);
    },
    async logIn(email, password) {
      if (email.trim() === "" || password === "" || getState().login.isBusy) return;
      setState({ login: { isBusy: true, problem: null } });
      const problem = await import("./sendLogin.ts")
        .then(({ sendLogin }) => sendLogin(client, { email: email.trim(), password }))
        .catch(() => ({ text: null }));
      setState({ login: { isBusy: false, problem } });
      if (problem === null) reload?.();
    },
  };
}
