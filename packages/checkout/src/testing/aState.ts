import { CallError, toWire, type Client } from "@torg/http";
import { vi, type Mock } from "vitest";
import { aCheckout } from "../fixtures/index.ts";
import type { CheckoutState, CheckoutStateOptions } from "../state/checkoutState.ts";
import { createCheckoutState } from "../state/createCheckoutState.ts";

/** A sent call, and functions to end it. */
export interface Sent {
  readonly path: string;
  readonly request: unknown;
  readonly answer: (body: unknown) => Promise<void>;
  readonly refuse: (status: number, data?: unknown) => Promise<void>;
}

/** Lets all pending promise callbacks run. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function aClient(): { readonly client: Client; readonly sent: Sent[]; readonly last: () => Sent } {
  const sent: Sent[] = [];
  const client: Client = {
    send: (call, request) =>
      new Promise((resolve, reject) => {
        sent.push({
          path: call.path,
          request,
          answer: (body) => {
            // In wire format.
            resolve(call.response.parse(toWire<unknown>(call.response, body)));
            return settle();
          },
          refuse: (status, data = null) => {
            reject(new CallError("refused", { status, serverMessage: null, data }));
            return settle();
          },
        });
      }),
  };
  const last = (): Sent => {
    const call = sent.at(-1);
    if (call === undefined) throw new Error("Nothing was sent.");
    return call;
  };
  return { client, sent, last };
}

function aSchedule(): {
  readonly schedule: NonNullable<CheckoutStateOptions["schedule"]>;
  readonly pass: (milliseconds: number) => Promise<void>;
} {
  let now = 0;
  let timers: { readonly due: number; readonly run: () => void }[] = [];
  return {
    schedule(run, milliseconds) {
      const timer = { due: now + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    pass(milliseconds) {
      now += milliseconds;
      const due = timers.filter((timer) => timer.due <= now);
      timers = timers.filter((timer) => timer.due > now);
      for (const timer of due) timer.run();
      return settle();
    },
  };
}

/** A checkout state, its sent calls, and its requests to the page. */
export interface StateUnderTest {
  readonly state: CheckoutState;
  readonly client: Client;
  readonly sent: readonly Sent[];
  readonly last: () => Sent;
  readonly pass: (milliseconds: number) => Promise<void>;
  readonly redirect: Mock<(url: string) => void>;
  readonly reload: Mock<() => void>;
}

/** A checkout state whose calls and timers the test controls. */
export function aState(options: Partial<CheckoutStateOptions> = { initial: aCheckout() }): StateUnderTest {
  const { client, sent, last } = aClient();
  const { schedule, pass } = aSchedule();
  const redirect = vi.fn<(url: string) => void>();
  const reload = vi.fn<() => void>();
  const now = (): Date => new Date("2026-11-20T12:00:00Z");
  const state = createCheckoutState({ client, schedule, redirect, reload, now, ...options });
  return { state, client, sent, last, pass, redirect, reload };
}
