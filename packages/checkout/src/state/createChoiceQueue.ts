import { type Call, CallError, sessionExpired } from "@torg/http";
import type { CheckoutData } from "../domain/checkoutData.ts";
import type { CheckoutDependencies } from "./CheckoutDependencies.ts";

/** Sends a choice; the server responds with the whole checkout. */
export type SendChoice = <Q>(
  call: Call<Q, CheckoutData>,
  request: Q,
  onFailure?: (error: unknown) => void,
) => Promise<void>;

interface ChoiceQueueDependencies extends Pick<CheckoutDependencies, "store" | "client" | "hold" | "applyData"> {
  /** Whether a choice is delayed and not in the queue yet. */
  readonly isDelayed: () => boolean;
}

/** Returns a queue of choices: they are sent one after the other, so that the last response wins. */
export function createChoiceQueue(dependencies: ChoiceQueueDependencies): SendChoice {
  const { store, client, hold, applyData, isDelayed } = dependencies;
  const { getState, setState } = store;
  let queue: Promise<void> = Promise.resolve();
  let queued = 0;

  /** Shows the server's data, but keeps the visitor's choices while one of them has not been sent yet. */
  const showData = (data: CheckoutData): void => {
    const { choices } = getState();
    applyData(data);
    if (queued > 1 || isDelayed()) setState({ choices });
  };

  const onChoiceLost = (error: unknown): void => {
    // An ended session is reported for the page as a whole.
    if (!(error instanceof CallError && error.status === sessionExpired)) setState({ isChoiceLost: true });
  };

  return (call, request, onFailure = onChoiceLost) => {
    const release = hold();
    setState({ isChoiceLost: false });
    queued += 1;
    const send = async (): Promise<void> => {
      try {
        showData(await client.send(call, request));
      } catch (error) {
        showData(getState().data);
        onFailure(error);
      } finally {
        queued -= 1;
        release();
      }
    };
    queue = queue.then(send);
    return queue;
  };
}
