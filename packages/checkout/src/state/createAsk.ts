import { CallError, type Call, type Client } from "@torg/http";
import type { StoreApi } from "zustand/vanilla";
import type { CheckoutData } from "../domain/checkoutData.ts";
import type { CheckoutSnapshot } from "./checkoutState.ts";

/** What the actions share. */
export interface CheckoutTools {
  readonly store: StoreApi<CheckoutSnapshot>;
  readonly client: Client;
  /** Disables the checkout until the function that it gives is called. */
  readonly hold: () => () => void;
  readonly apply: (part: Readonly<Record<string, unknown>>) => void;
  readonly applyData: (data: CheckoutData) => void;
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
}

/** Status of an answer to a session that has ended. */
const sessionEnded = 419;

/** Sends a choice that the server answers with the whole checkout. */
export type Ask = <Q>(call: Call<Q, CheckoutData>, request: Q, onFailure?: (error: unknown) => void) => Promise<void>;

/**
 * Returns a queue of choices: they are sent one after the other, so that the answer to the last one wins. `isPutOff`
 * says whether a choice waits that is not in the queue yet.
 */
export function createAsk({ store, client, hold, applyData }: CheckoutTools, isPutOff: () => boolean): Ask {
  const { getState, setState } = store;
  let line: Promise<void> = Promise.resolve();
  let waiting = 0;

  const lose = (error: unknown): void => {
    // A session that has ended is told of the page as a whole.
    if (!(error instanceof CallError && error.status === sessionEnded)) setState({ isChoiceLost: true });
  };

  return (call, request, onFailure = lose) => {
    const release = hold();
    setState({ isChoiceLost: false });
    waiting += 1;
    const run = async (): Promise<void> => {
      try {
        const data = await client.send(call, request);
        const { choices } = getState();
        applyData(data);
        // A choice that is still to go out keeps what the visitor sees.
        if (waiting > 1 || isPutOff()) setState({ choices });
      } catch (error) {
        applyData(getState().data);
        onFailure(error);
      } finally {
        waiting -= 1;
        release();
      }
    };
    line = line.then(run);
    return line;
  };
}

/** Puts off what changes quickly: only the last of several choices of a moment is sent. */
export interface LaterChoice {
  readonly choose: (send: () => Promise<void>) => void;
  readonly isPutOff: () => boolean;
  /** Sends at once what is still put off; says whether there was anything. */
  readonly flush: () => boolean;
}

/** Milliseconds that a choice may still change before it is sent. */
export const choiceDelay = 200;

/** Debounces the choices of one group: only the last of several is sent, after a pause or by `flush`. */
export function createLaterChoice(schedule: CheckoutTools["schedule"]): LaterChoice {
  let stop = (): void => {};
  let send: (() => Promise<void>) | null = null;
  const flush = (): boolean => {
    stop();
    const current = send;
    send = null;
    if (current !== null) void current();
    return current !== null;
  };
  return {
    flush,
    isPutOff: () => send !== null,
    choose(next) {
      stop();
      send = next;
      stop = schedule(flush, choiceDelay);
    },
  };
}
