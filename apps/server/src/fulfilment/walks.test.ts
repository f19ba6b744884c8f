import * as fc from "fast-check";
import { moneyMoves } from "@torg/orders/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settlePayment } from "../payments/settling/settlePayment.ts";
import type { PaymentContext } from "../payments/PaymentContext.ts";
import type { MoneyOrder, PaymentProvider } from "../providers/PaymentProvider.ts";
import { ProviderError } from "../providers/providerHttp.ts";
import { instructionOfKey } from "../providers/swish/instructionId.ts";
import { paymentOf, pressStandIn, readyToPay } from "../testing/payThrough.ts";
import type { OrderingServer } from "../testing/startOrderingServer.ts";
import { startPayingServer } from "../testing/startPayingServer.ts";
import { performAct } from "./acts/performAct.ts";
import { loadStoredOrder } from "./acts/loadStoredOrder.ts";
import type { RequestedAct } from "./acts/OrderActRequest.ts";
import { settleOrderMoney } from "./money/settleOrderMoney.ts";

const isLong = process.env["TEST_LONG"] === "1";
const walks = isLong ? 1000 : 20;

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startPayingServer(
    [
      { id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 100_000 },
      { id: 1305, name: "Laddare", priceOre: 33_300, stock: 100_000 },
    ],
    // Stand-ins always respond here, so a busy machine is waited for.
    { timeoutMs: 30_000 },
  );
  await shop.database.db
    .insertInto("discount")
    .values({ code: "PRESENT", label: "Presentkort", kind: "gift_card", value: 30_000, left_ore: 30_000 })
    .execute();
});

afterAll(() => shop.close());

/**
 * Where a shop is killed during a step: before it did anything, or after it but before it could report or record it.
 */
type Kill = "before" | "after" | null;

/** The job after an act: not run yet, completed, killed at the provider, or refused by it. */
type Job = Kill | "runs" | "refused";

const killed = (): never => {
  throw new Error("killed");
};

const someKill = fc.constantFrom<Kill>(null, null, "before", "after");
const somePieces = fc.constantFrom<"all" | "some">("all", "some", "some");
const someKind = fc.constantFrom("pick", "ship", "ship", "ship", "cancel", "return", "return", "credit", "deliver");

const someStep = fc.record({
  kind: someKind,
  pieces: somePieces,
  line: fc.integer({ min: 0, max: 1 }),
  quantity: fc.integer({ min: 1, max: 2 }),
  ground: fc.constantFrom("withdrawal" as const, "complaint" as const, "goodwill" as const),
  isRestocked: fc.boolean(),
  amountOre: fc.integer({ min: 1, max: 20_000 }),
  kill: someKill,
  job: fc.constantFrom<Job>(null, "runs", "runs", "before", "after", "refused"),
});

const someWalk = fc.record({
  provider: fc.constantFrom("klarna", "svea", "card", "wasa", "swish"),
  hasCard: fc.boolean(),
  quantities: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })),
  steps: fc.array(someStep, { minLength: 2, maxLength: 8 }),
  /** The step before which the payment is cancelled at the provider; rare. */
  goneBefore: fc.option(fc.integer({ min: 0, max: 7 }), { freq: 4 }),
});

type Walk = typeof someWalk extends fc.Arbitrary<infer Value> ? Value : never;

async function placedOrder({ provider, hasCard, quantities: [first, second] }: Walk): Promise<number> {
  // Each walk is a new visitor; otherwise the address would reserve goods too often for its limit.
  await shop.database.pool.query("DELETE FROM limit_count");
  await shop.database.pool.query("UPDATE discount SET left_ore = 30000");
  const visitor = await readyToPay(shop, provider, { quantity: first });
  await visitor.post("/checkoutv3/products/update", { "products[1305][quantity]": second, refresh_checkout: 1 });
  if (hasCard) await visitor.post("/checkoutv3/discounts/store", { code: "PRESENT", refresh_checkout: 1 });
  const payment = await paymentOf(shop, visitor, provider);
  await pressStandIn(visitor, provider, { action: "complete" });
  const { orderId } = await settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });
  if (orderId === null) throw new Error("There is no order.");
  return orderId;
}

async function stored(orderId: number) {
  const found = await loadStoredOrder(shop.database.db, orderId);
  if (found === null) throw new Error("There is no order.");
  return found;
}

async function wantedOf(orderId: number, step: Walk["steps"][number]): Promise<RequestedAct> {
  const { lines } = await stored(orderId);
  const lineId = lines[step.line % lines.length]?.id ?? 0;
  const pieces = step.pieces === "all" ? "all" : [{ lineId, quantity: step.quantity }];
  switch (step.kind) {
    case "ship":
      return { kind: "ship", pieces, parcel: null };
    case "cancel":
      return { kind: "cancel", pieces };
    case "return":
      return { kind: "return", pieces, ground: step.ground, isRestocked: step.isRestocked };
    case "credit":
      return { kind: "credit", amountOre: step.amountOre };
    case "deliver":
      return { kind: "deliver", shipment: step.quantity };
    default:
      return { kind: "pick" };
  }
}

const supportsPartialCapture = (provider: string): boolean =>
  shop.payments.providers.get(provider)?.supportsPartialCapture ?? true;

/** Does an act that is killed inside its transaction or before the response, and retries it. */
async function actThrough(
  orderId: number,
  act: RequestedAct,
  { key, kill }: { readonly key: string; readonly kill: Kill },
) {
  const { db } = shop.database;
  const request = { orderId, key, act };
  const jobs = { add: async () => (kill === "before" ? killed() : undefined) };
  await performAct({ db, jobs, supportsPartialCapture }, request).catch(() => undefined);
  if (kill !== null) await performAct({ db, jobs: shop.jobs, supportsPartialCapture }, request);
}

/** Whether a stand-in has done the move with a key; some extend the key, and Swish has its own ids. */
async function isKnown(key: string): Promise<boolean> {
  const { rows } = await shop.database.pool.query(
    "SELECT FROM stand_in_move WHERE request_key LIKE '%' || $1 OR request_key = $2",
    [key, instructionOfKey(key)],
  );
  return rows.length > 0;
}

/** A provider at which the shop is killed around the next move, or which refuses it. */
function killedAround(provider: PaymentProvider, job: Job): PaymentProvider {
  const around = async <Answer>({ key }: MoneyOrder, move: () => Promise<Answer>): Promise<Answer> => {
    // A completed move is not refused on a retry.
    if (job === "refused" && !(await isKnown(key))) throw new ProviderError("refused", "not now", { status: 403 });
    if (job === "before") return killed();
    await move();
    return killed();
  };
  return {
    ...provider,
    capture: (id, money) => around(money, () => provider.capture(id, money)),
    refund: (id, money) => around(money, () => provider.refund(id, money)),
    release: (id, money) => around(money, () => provider.release(id, money)),
  };
}

/** Runs the job; a killed shop is restarted once its claim has expired. */
async function settle(orderId: number, job: Job): Promise<boolean> {
  const providers =
    job === "runs"
      ? shop.payments.providers
      : new Map([...shop.payments.providers].map(([name, one]) => [name, killedAround(one, job)]));
  const context: PaymentContext = { ...shop.payments, providers };
  const isSettled = await settleOrderMoney(context, orderId).catch(() => false);
  await shop.database.db.updateTable("money_move").set({ claimed_at: null }).where("order_id", "=", orderId).execute();
  return isSettled;
}

interface Sums {
  readonly kind: string;
  readonly theirs: number;
  readonly ours: number;
}

/** The totals of the provider, the payment's ledger and the moves. */
async function sumsOf(orderId: number): Promise<readonly Sums[]> {
  const { rows } = await shop.database.pool.query<Sums>(
    `SELECT k.kind,
       (SELECT coalesce(sum(m.amount_ore), 0)::integer FROM stand_in_move m
         WHERE m.provider = y.provider AND m.payment_id = y.provider_id AND m.kind = k.kind) AS theirs,
       (SELECT coalesce(sum(l.amount_ore), 0)::integer FROM payment_ledger l
         WHERE l.payment_id = y.id AND l.kind = k.kind) AS ours
     FROM payment y, unnest(ARRAY['capture', 'refund', 'release']) k (kind) WHERE y.order_id = $1`,
    [orderId],
  );
  return rows;
}

/** Finds stock and gift cards that differ from the sum of their ledgers. */
async function uneven(): Promise<readonly unknown[]> {
  const { rows } = await shop.database.pool.query(
    `SELECT p.id FROM product p JOIN stock_ledger l ON l.product_id = p.id AND l.store_id IS NULL GROUP BY p.id HAVING p.stock <> sum(l.change)`,
  );
  return rows;
}

const stockOf = async (): Promise<number> =>
  (await shop.database.pool.query("SELECT sum(stock)::integer AS stock FROM product")).rows[0].stock;

/** If the provider can only move the whole amount, partial amounts are moved manually. */
async function settleInTheEnd(orderId: number): Promise<void> {
  for (let round = 0; round < 3; round += 1) if (await settle(orderId, "runs")) return;
}

/**
 * Cancels the payment at the provider, which is possible only while all of it is reserved; gives whether that
 * succeeded.
 */
async function cancelAtProvider(orderId: number): Promise<boolean> {
  const { payment, ledger, life } = await stored(orderId);
  if (payment === null || life.bought.moneyTaken === "at-once" || ledger.capturedOre > 0) return false;
  const { rows } = await shop.database.pool.query("SELECT FROM stand_in_move WHERE payment_id = $1 AND provider = $2", [
    payment.provider_id,
    payment.provider,
  ]);
  if (rows.length > 0) return false;
  await shop.database.pool.query("UPDATE stand_in_payment SET state = 'voided' WHERE id = $1", [payment.provider_id]);
  await settlePayment(shop.payments, { paymentId: payment.id });
  return true;
}

async function walkThrough(walk: Walk): Promise<void> {
  const before = await stockOf();
  const orderId = await placedOrder(walk);
  let isCancelled = false;
  for (const [index, step] of walk.steps.entries()) {
    if (index === walk.goneBefore) isCancelled = await cancelAtProvider(orderId);
    await actThrough(orderId, await wantedOf(orderId, step), { key: `step-${index}`, kill: step.kill });
    if (step.job !== null) await settle(orderId, step.job);
  }
  await settleInTheEnd(orderId);
  const { acts, life, ledger, moves } = await stored(orderId);
  const isByParts = supportsPartialCapture(walk.provider);
  if (isByParts) expect(moneyMoves(life, ledger)).toEqual([]);
  const lapses = walk.provider === "card" && ledger.capturedOre > 0;
  for (const { kind, theirs, ours } of await sumsOf(orderId)) {
    // Money released at the provider stays released, whatever the shop requests.
    if (kind === "release" && isCancelled) continue;
    expect({ kind, theirs }).toEqual({ kind, theirs: kind === "release" && lapses ? 0 : ours });
  }
  const kept = acts.reduce((sum, { act }) => {
    if (act.kind !== "cancel" && !(act.kind === "return" && act.isRestocked)) return sum;
    return sum - act.pieces.reduce((pieces, { quantity }) => pieces + quantity, 0);
  }, walk.quantities[0] + walk.quantities[1]);
  expect(await stockOf()).toBe(before - kept);
  const { rows } = await shop.database.pool.query("SELECT left_ore FROM discount");
  const usedOre = walk.hasCard && life.isPaymentGone !== true ? life.bought.giftCardsOre - ledger.giftCardsBackOre : 0;
  expect(rows).toEqual([{ left_ore: 30_000 - usedOre }]);
  const waiting = moves.filter(({ done_at: done }) => done === null);
  expect(waiting.length).toBeLessThanOrEqual(isByParts ? 0 : 1);
}

describe("orders that live at random, with a shop that is killed between any two steps", () => {
  it(
    `leave provider, ledger, stock and gift cards agreeing, over ${walks} of them`,
    { timeout: 2_400_000 },
    async () => {
      await fc.assert(fc.asyncProperty(someWalk, walkThrough), { numRuns: walks, endOnFailure: true });
      expect(await uneven()).toEqual([]);
      const { rows } = await shop.database.pool.query<{ count: number; last: number | null }>(
        "SELECT count(*)::integer AS count, max(number) AS last FROM credit_note",
      );
      expect(rows[0]?.count).toBe(rows[0]?.last ?? 0);
    },
  );
});
