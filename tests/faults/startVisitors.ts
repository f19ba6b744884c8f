import { setTimeout as pause } from "node:timers/promises";
import { type Acknowledged, buy } from "./buy.ts";
import { askOnce, type Outcome } from "./askOnce.ts";
import { readFaultOptions } from "./faultOptions.ts";
import type { FaultShop } from "./openFaultShop.ts";

/** Buyers and readers who arrive at a steady rate, whatever happens to earlier ones. */
export interface Visitors {
  readonly orders: readonly Acknowledged[];
  readonly views: readonly Outcome[];
  /** Every request of a buyer. */
  readonly asked: readonly Outcome[];
  /** Why buyers had to start over. */
  readonly anew: readonly string[];
  /** Stops new arrivals and waits until every buyer has an order. */
  readonly leave: () => Promise<void>;
}

export interface VisitorRates {
  readonly orders: number;
  readonly listings: number;
}

const shared = ["/", "/kategori/vitvaror", "/produkter/id/1001", "/produkter/id/1304", "/sidor/kopvillkor"];
let emails = 0;
let price = 0;

/** Four of five are popular pages; the fifth is a listing that has never been opened before. */
function nextPage(count: number): string {
  if (count % 5 === 0) return `/kategori/vitvaror?price_min=${(price += 1)}`;
  return shared[count % shared.length] ?? "/";
}

/** Calls at a steady rate until stopped. */
function everyNow(perSecond: number, call: (count: number) => void): () => void {
  const since = performance.now();
  let calls = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - since) / 1000) * perSecond;
    for (; calls < due; calls += 1) call(calls);
  }, 10);
  return () => clearInterval(timer);
}

/** Milliseconds within which every buyer must have an order. */
const patience = 120_000;

/** Starts the visitors. */
export function startVisitors(
  { cluster, provider }: Pick<FaultShop, "cluster" | "provider">,
  rates: VisitorRates = readFaultOptions(),
): Visitors {
  const { address } = cluster;
  const [orders, views, asked, anew]: [Acknowledged[], Outcome[], Outcome[], string[]] = [[], [], [], []];
  const [buying, reading] = [new Set<Promise<void>>(), new Set<Promise<void>>()];
  const failed: unknown[] = [];
  const keep = (set: Set<Promise<void>>, work: Promise<void>): void => {
    const kept = work.catch((error: unknown) => void failed.push(error)).finally(() => set.delete(kept));
    set.add(kept);
  };
  const place = {
    address,
    provider,
    hear: (one: Outcome) => asked.push(one),
    startOver: (why: string) => anew.push(why),
  };
  const stops = [
    everyNow(rates.orders, (count) => {
      const email = `buyer${(emails += 1)}@example.se`;
      const bought = buy(place, count % 3 === 2 ? "card" : "invoice", email);
      keep(
        buying,
        bought.then((order) => void orders.push(order)),
      );
    }),
    everyNow(rates.listings, (count) => {
      const view = askOnce(address, nextPage(count), { headers: { accept: "text/html" } });
      keep(
        reading,
        view.then((outcome) => void views.push(outcome)),
      );
    }),
  ];
  return {
    orders,
    views,
    asked,
    anew,
    async leave() {
      for (const stop of stops) stop();
      const last = new AbortController();
      const done = Promise.all([...buying, ...reading]).then(() => last.abort());
      const late = pause(patience, "late", { signal: last.signal }).catch(() => "done");
      await Promise.race([done, late]);
      if (buying.size > 0) throw new Error(`${buying.size} buyers have no order after ${patience / 1000} s.`);
      if (failed.length > 0) throw new AggregateError(failed, "Buyers met something that nobody should.");
    },
  };
}
