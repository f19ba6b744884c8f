import { setTimeout as pause } from "node:timers/promises";
import { askOnce, type Outcome } from "./askOnce.ts";

/** The result of three times as many visitors as the shop can serve. */
export interface OverloadFigures {
  /** Listings per second for visitors who wait for one before they open the next. */
  readonly capacity: number;
  /** Listings per second that were requested and that were served. */
  readonly asked: number;
  readonly served: number;
  /** The median and 99th percentile of the wait for a listing or for its refusal, in milliseconds. */
  readonly servedHalf: number;
  readonly servedMost: number;
  readonly refused: number;
  readonly refusedHalf: number;
  readonly refusedMost: number;
  /** The share of carts that were shown, and the 99th percentile of their wait in milliseconds. */
  readonly carts: number;
  readonly cartMost: number;
  /** Responses that are neither a listing nor a refusal with a time to come back. */
  readonly odd: readonly string[];
}

let price = 100_000;
/** A listing with tiles that has never been opened before, so that it must be rendered. */
const coldListing = (): string => `/kategori/vitvaror?price_max=${(price += 1)}`;
const accept = "text/html";
const open = (address: string): Promise<Outcome> => askOnce(address, coldListing(), { headers: { accept } });

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

async function capacityOf(address: string, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  const counts = await Promise.all(
    Array.from({ length: 8 }, async () => {
      let count = 0;
      for (; performance.now() < end; count += 1) await open(address);
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / (milliseconds / 1000);
}

const times = (list: readonly Outcome[]): readonly number[] => list.map(({ sent, ended }) => ended - sent);
const isRefused = ({ status, headers }: Outcome): boolean => status === 503 && headers["retry-after"] === "5";

/** Requests three times as many listings as the shop can render, and sometimes a cart. */
export async function askTooMuch(address: string, seconds: number): Promise<OverloadFigures> {
  const visit = await askOnce(address, "/api/internal/csrf-token");
  const cookie = visit.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  await capacityOf(address, 3000);
  const capacity = await capacityOf(address, 5000);
  const [listings, carts]: [Promise<Outcome>[], Promise<Outcome>[]] = [[], []];
  const start = performance.now();
  for (let sent = 0; performance.now() - start < seconds * 1000;) {
    const due = ((performance.now() - start) / 1000) * capacity * 3;
    for (; sent < due; sent += 1) listings.push(open(address));
    carts.push(askOnce(address, "/checkoutv3/products/index", { headers: { cookie, accept: "application/json" } }));
    await pause(50);
  }
  const all = await Promise.all(listings);
  const took = (performance.now() - start) / 1000;
  const shown = await Promise.all(carts);
  const [served, refused] = [all.filter(({ status }) => status === 200), all.filter(isRefused)];
  return {
    capacity,
    asked: all.length / took,
    served: served.length / took,
    servedHalf: percentile(times(served), 0.5),
    servedMost: percentile(times(served), 0.99),
    refused: refused.length,
    refusedHalf: percentile(times(refused), 0.5),
    refusedMost: percentile(times(refused), 0.99),
    carts: shown.filter(({ status }) => status === 200).length / shown.length,
    cartMost: percentile(times(shown), 0.99),
    odd: all
      .filter((one) => one.status !== 200 && !isRefused(one))
      .map(({ path, status, trouble }) => `${status} ${trouble} ${path}`),
  };
}
