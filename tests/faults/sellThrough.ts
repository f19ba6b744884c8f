import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { Outcome } from "./askOnce.ts";
import type { Acknowledged } from "./buy.ts";
import { readFaultOptions } from "./faultOptions.ts";
import { findBroken } from "./findBroken.ts";
import type { FaultShop } from "./openFaultShop.ts";
import { tellFigures } from "./tellFigures.ts";
import { startVisitors, type VisitorRates, type Visitors } from "./startVisitors.ts";

/** The effect of a fault on a shop with sales. */
export interface FaultFigures {
  /** Acknowledged orders. */
  readonly orders: number;
  /** The longest time without an acknowledged order, in seconds. */
  readonly silence: number;
  /** The share of listings served since the fault. */
  readonly served: number;
  /** How the other listings ended, with counts. */
  readonly unserved: string;
  /** The longest wait for a response, in milliseconds. */
  readonly longest: number;
  /** The request with that wait, and its outcome. */
  readonly longestOf: string;
  /** Buyers who had to start over. */
  readonly anew: number;
  /** Requests of buyers that were cut, or failed without a time to come back. */
  readonly failed: number;
  /** Requests of buyers that were refused until later. */
  readonly refused: number;
}

const before = 3000;
const after = 3000;
/** All orders of each shop so far: invariants apply to all of them. */
const soldBy = new WeakMap<FaultShop, Acknowledged[]>();

function longestSilence(orders: readonly Acknowledged[], from: number, until: number): number {
  const moments = [from, ...orders.map(({ at }) => at).filter((at) => at > from && at < until), until];
  const ordered = moments.toSorted((one, other) => one - other);
  return Math.max(...ordered.slice(1).map((at, index) => at - (ordered[index] ?? at))) / 1000;
}

const tookOf = ({ sent, ended }: Outcome): number => ended - sent;
const isRefused = ({ status, headers }: Outcome): boolean => status === 503 && headers["retry-after"] !== undefined;

/** Formats outcomes of requests: "503 ×2 and hangs ×1". */
function endsOf(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { status, trouble } of outcomes) {
    const end = status === 0 ? trouble : String(status);
    counts.set(end, (counts.get(end) ?? 0) + 1);
  }
  return [...counts].map(([end, count]) => `${end} ×${count}`).join(" and ");
}

function figuresOf({ orders, views, asked, anew }: Visitors, from: number, until: number): FaultFigures {
  const seen = views.filter(({ sent }) => sent >= from);
  const [slowest] = [...seen, ...asked].toSorted((one, other) => tookOf(other) - tookOf(one));
  return {
    orders: orders.length,
    silence: longestSilence(orders, from, until),
    served: seen.filter(({ status }) => status === 200).length / seen.length,
    unserved: endsOf(seen.filter(({ status }) => status !== 200)),
    longest: slowest === undefined ? 0 : tookOf(slowest),
    longestOf: `${slowest?.path} ${slowest?.status} ${(((slowest?.sent ?? from) - from) / 1000).toFixed(1)} s after`,
    anew: anew.length,
    failed: asked.filter((one) => one.status === 0 || (one.status >= 500 && !isRefused(one))).length,
    refused: asked.filter(isRefused).length,
  };
}

/**
 * Sells during a fault and until everything works again, and measures the effect. Throws when an order was lost or
 * duplicated, or the stock differs from its ledger.
 */
export async function sellThrough(
  shop: FaultShop,
  {
    fault,
    goesWrong,
    rates = readFaultOptions(),
  }: {
    readonly fault: string;
    readonly goesWrong: () => Promise<unknown>;
    readonly rates?: VisitorRates;
  },
): Promise<FaultFigures> {
  const visitors = startVisitors(shop, rates);
  await pause(before);
  const from = performance.now();
  let until = from;
  try {
    await goesWrong();
    await shop.cluster.untilWhole();
    await pause(after);
  } finally {
    until = performance.now();
    await visitors.leave();
  }
  const sold = [...(soldBy.get(shop) ?? []), ...visitors.orders];
  soldBy.set(shop, sold);
  const figures = figuresOf(visitors, from, until);
  tellFigures(fault, figures);
  expect(visitors.asked.concat(visitors.views).filter(({ trouble }) => trouble === "hangs")).toEqual([]);
  expect(await findBroken(shop, sold)).toEqual([]);
  return figures;
}
