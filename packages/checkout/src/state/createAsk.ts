import { CallError, sessionExpired, type Call, type Client, type Schedule } from "@torg/http";
import type { StoreApi } from "zustand/vanilla";
import type { CheckoutData } from "../domain/checkoutData.ts";
import type { CheckoutSnapshot } from "./checkoutState.ts";

/** Dependencies shared by the actions. */
export interface CheckoutTools {
  readonly store: StoreApi<CheckoutSnapshot>;
  readonly client: Client;
  /** Disables the checkout until the returned function is called. */
  readonly hold: () => () => void;
  readonly apply: (part: Readonly<Record<string, unknown>>) => void;
  readonly applyData: (data: CheckoutData) => void;
  readonly schedule: Schedule;
}

/** Sends a choice; the server responds with the whole checkout. */
export type Ask = <Q>(call: Call<Q, CheckoutData>, request: Q, onFailure?: (error: unknown) => void) => Promise<void>;

/**
 * Returns a queue of choices: they are sent one after the other, so that the last response wins. `isPutOff` returns
 * whether a choice is delayed and not in the queue yet.
 */
export function createAsk({ store, client, hold, applyData }: CheckoutTools, isPutOff: () => boolean): Ask {
  const { getState, setState } = store;
  let line: Promise<void> = Promise.resolve();
  let waiting = 0;

  /** Shows the server's data, but keeps the visitor's choices while one of them has not been sent yet. */
  const show = (data: CheckoutData): void => {
    const { choices } = getState();
    applyData(data);
    if (waiting > 1 || isPutOff()) setState({ choices });
  };

  const lose = (error: unknown): void => {
    // An ended session is reported for the page as a whole.
    if (!(error instanceof CallError && error.status === sessionExpired)) setState({ isChoiceLost: true });
  };

  return (call, request, onFailure = lose) => {
    const release = hold();
    setState({ isChoiceLost: false });
    waiting += 1;
    const run = async (): Promise<void> => {
      try {
        show(await client.send(call, request));
      } catch (error) {
        show(getState().data);
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

/** Delays choices that change quickly: only the last of several within a moment is sent. */
export interface LaterChoice {
  readonly choose: (send: () => Promise<void>) => void;
  readonly isPutOff: () => boolean;
  /** Sends a delayed choice at once; returns whether there was one. */
  readonly flush: () => boolean;
}

/** How long a choice may still change before it is sent, in milliseconds. */
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
