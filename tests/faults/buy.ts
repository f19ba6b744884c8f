import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import {
  startSession,
  invoice,
  orderByInvoice,
  type PatientAsk,
  type PatientBuyer,
  prepareOrder,
  StepRefused,
} from "../../apps/server/src/testing/patientBuyer.ts";
import { askOnce, type Outcome } from "./askOnce.ts";
import type { CardProvider } from "./startCardProvider.ts";

/** An order that the shop has acknowledged. */
export interface Acknowledged {
  readonly kind: "invoice" | "card";
  readonly email: string;
  readonly order: number;
  /** When the response arrived. */
  readonly at: number;
}

/** Where buyers buy, and callbacks for their requests. */
export interface BuyersPlace {
  readonly address: string;
  readonly provider: CardProvider;
  readonly hear: (outcome: Outcome) => void;
  /** Called with the reason when a buyer had to start over. */
  readonly startOver: (why: string) => void;
}

const card = "3";
/** Milliseconds before a retry, unless the response gives a time. */
const untilNextTry = 500;
const shownSchema = z.object({ redirect_url: z.string() });

function headersOf(init: RequestInit): Record<string, string> {
  return Object.fromEntries(new Headers(init.headers));
}

/** Retries until the response is not a failure of the shop or of a proxy. */
const patientAsk =
  ({ address, hear }: BuyersPlace): PatientAsk =>
  async (path, init) => {
    for (;;) {
      const body = typeof init.body === "string" ? init.body : undefined;
      const outcome = await askOnce(address, path, { method: init.method, headers: headersOf(init), body });
      hear(outcome);
      if (outcome.status !== 0 && outcome.status < 500) {
        const headers = new Headers();
        for (const cookie of outcome.headers["set-cookie"] ?? []) headers.append("set-cookie", cookie);
        const { location } = outcome.headers;
        if (location !== undefined) headers.set("location", location);
        return new Response(outcome.body, { status: outcome.status, headers });
      }
      const told = Number(outcome.headers["retry-after"]) * 1000;
      await pause(told > 0 ? told : untilNextTry);
    }
  };

/** Pays on the provider's page and returns until the shop confirms the order. */
async function orderByCard(place: BuyersPlace, ask: PatientAsk, { cookie }: PatientBuyer): Promise<number> {
  const shown = await ask("/checkoutv3/checkoutv3/show", { headers: { cookie, accept: "application/json" } });
  const read = shownSchema.safeParse(await shown.json());
  if (!read.success) throw new StepRefused("the checkout names no page to pay on");
  const page = read.data.redirect_url;
  place.provider.pay(page);
  const { reference } = place.provider.payments().find(({ id }) => page.endsWith(id)) ?? {};
  for (;;) {
    const back = await ask(`/checkout/retur/${reference}`, { headers: { cookie, accept: "text/html" } });
    const thanks = /\/checkout\/confirmation\/(\d+)/.exec(back.headers.get("location") ?? "");
    if (thanks !== null) return Number(thanks[1]);
    if (back.status !== 200) throw new Error(`a paid order was answered ${back.status}`);
    await pause(untilNextTry);
  }
}

/** A buyer from the first visit to an acknowledged order; starts over when the shop has lost the visit. */
export async function buy(place: BuyersPlace, kind: Acknowledged["kind"], email: string): Promise<Acknowledged> {
  const ask = patientAsk(place);
  for (;;) {
    try {
      const buyer = await startSession(ask);
      await prepareOrder(buyer, kind === "card" ? card : invoice);
      const order = await (kind === "card" ? orderByCard(place, ask, buyer) : orderByInvoice(buyer, email));
      return { kind, email, order, at: performance.now() };
    } catch (error) {
      if (!(error instanceof StepRefused)) throw error;
      place.startOver(error.message);
    }
    await pause(untilNextTry);
  }
}
