import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import { companyBuyer } from "./companyBuyer.ts";
import { formBody } from "./formBody.ts";

const form = "application/x-www-form-urlencoded";
const json = "application/json";
const tokenSchema = z.object({ token: z.string() });
const orderSchema = z.object({ order_id: z.int() });
const lineSchema = z.object({ products: z.tuple([z.object({ row_id: z.string() })]) });

interface Step {
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

/** Where a patient buyer asks, and who hears of it. */
export interface PatientWay {
  /** The shop's address, asked for anew with each request. */
  readonly address: () => string;
  /** Hears of each request before it is sent. */
  readonly onAsk?: () => void;
  /** Hears how each request has ended: by a status, or 0 without an answer; in milliseconds. */
  readonly onAnswer?: (status: number, took: number, path: string) => void;
  /** Milliseconds from an answer that was none to the next request. */
  readonly pause?: number;
}

const choices: readonly Step[] = [
  { path: "/checkoutv3/checkoutv3/update_customer_type", type: json, body: '{"customer_type":"company"}' },
  { path: "/checkoutv3/deliverytypes/update_postal_code", type: json, body: '{"postal_code":"12747"}' },
  { path: "/checkoutv3/deliverytypes/update", type: json, body: '{"delivery_type_id":2}' },
  { path: "/checkoutv3/paymentTypes/update", type: form, body: "payment_type_id=5" },
];

/** Two cables: an addition that is sent again adds again, the quantity of its row does not. */
const linesOf = (fields: Readonly<Record<string, unknown>>): Step => ({
  path: "/checkoutv3/products/update",
  type: form,
  body: formBody({ refresh_checkout: 0, "products[1304][quantity]": 2, ...fields }),
});

const orderOf = (email: string): Step => ({
  path: "/checkout/manual_payment",
  type: form,
  body: formBody({ ...companyBuyer, user_email: email, order_total: "598" }),
});

/** Asks until there is an answer that is no failure of the server, as a patient client does. */
async function ask(way: PatientWay, path: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const since = performance.now();
    const tell = (status: number): void => way.onAnswer?.(status, performance.now() - since, path);
    try {
      way.onAsk?.();
      const answer = await fetch(way.address() + path, { ...init, signal: AbortSignal.timeout(10_000) });
      // The body may break off, too: only what has come whole counts.
      const body = await answer.text();
      tell(answer.status);
      if (answer.status < 500) return new Response(body, answer);
    } catch {
      // The server is being killed or started.
      tell(0);
    }
    await pause(way.pause ?? 20);
  }
}

/**
 * Buys two of product 1304 of the reference data by invoice, from the first visit to an acknowledged order, which is then
 * sent once more; answers the order's number of both. Throws when a request is refused.
 */
export async function buyPatiently(
  way: PatientWay,
  email: string,
): Promise<{ readonly first: number; readonly again: number }> {
  const visit = await ask(way, "/api/internal/csrf-token", {});
  const cookie = visit.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { token } = tokenSchema.parse(await visit.json());
  const headers = { cookie, "x-csrf-token": token, "x-requested-with": "XMLHttpRequest", accept: json };
  const done = async ({ path, type, body }: Step): Promise<unknown> => {
    const answer = await ask(way, path, { method: "POST", headers: { ...headers, "content-type": type }, body });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} was refused with ${answer.status}: ${text}`);
    return JSON.parse(text);
  };
  const { products } = lineSchema.parse(await done(linesOf({})));
  await done(linesOf({ "products[1304][row_id]": products[0].row_id }));
  for (const step of choices) await done(step);
  const { order_id: first } = orderSchema.parse(await done(orderOf(email)));
  const { order_id: again } = orderSchema.parse(await done(orderOf(email)));
  return { first, again };
}
