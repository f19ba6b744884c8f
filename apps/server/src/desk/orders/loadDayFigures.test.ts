import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { performAct } from "../../fulfilment/acts/performAct.ts";
import { loadStoredOrder } from "../../fulfilment/acts/loadStoredOrder.ts";
import type { RequestedAct } from "../../fulfilment/acts/OrderActRequest.ts";
import { cancelOrder } from "../../fulfilment/cancelOrder.ts";
import { companyBuyer } from "../../testing/companyBuyer.ts";
import type { TestVisitor } from "../../testing/createVisitor.ts";
import { fillCheckout, fillProducts } from "../../testing/fillShop.ts";
import { readyForInvoice } from "../../testing/readyForInvoice.ts";
import { type OrderingServer, startOrderingServer } from "../../testing/startOrderingServer.ts";
import { loadDayFigures } from "./loadDayFigures.ts";

const productId = 1304;
const priceOre = 9_950;
const cardOre = 5_000;
const creditOre = 1_000;

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startOrderingServer();
  await fillCheckout(shop.database.db);
  await fillProducts(shop.database.db, [{ id: productId, name: "HDMI-kabel 2 m", priceOre, stock: 1_000_000 }]);
  await shop.database.db
    .insertInto("discount")
    .values({ code: "PRESENT", label: "Presentkort", kind: "gift_card", value: cardOre, left_ore: cardOre })
    .execute();
});

afterAll(() => shop.close());

const empty = () => shop.database.pool.query(`TRUNCATE "order", session, limit_count CASCADE`);

/** Fourteen days up to today, with the UTC time of a clock change in Sweden. */
interface Fortnight {
  readonly days: readonly string[];
  readonly changes: string;
  /** The UTC offsets before and after it. */
  readonly ahead: readonly [string, string];
}

const daysOf = (month: string, first: number): readonly string[] =>
  Array.from({ length: 14 }, (_, index) => `${month}-${String(first + index).padStart(2, "0")}`);

const fortnights: Readonly<Record<string, Fortnight>> = {
  "the clocks go forward": {
    days: daysOf("2026-03", 17),
    changes: "2026-03-29T01:00:00Z",
    ahead: ["+01:00", "+02:00"],
  },
  "the clocks go back": { days: daysOf("2026-10", 14), changes: "2026-10-25T01:00:00Z", ahead: ["+02:00", "+01:00"] },
};

/** The moment when a Swedish clock shows a day and a time. */
function moment({ changes, ahead: [before, after] }: Fortnight, day: string, time: string): Date {
  const early = new Date(`${day}T${time}${before}`);
  return early < new Date(changes) ? early : new Date(`${day}T${time}${after}`);
}

/** What becomes of a cart. */
type Fate = "left" | "emptied" | "filled again" | "bought" | "asked for a quote";

/** What happens to an order. */
type Deed = "cancelled" | "one cancelled" | "lost" | "shipped" | "one back" | "all back" | "lowered";

const someTime = fc.constantFrom("00:00:00", "00:00:01", "00:59:59", "01:30:00", "03:00:00", "12:00:00", "23:59:59");
const someDay = fc.nat(13);
const someCart = fc.record({
  begun: someDay,
  at: someTime,
  /** Days until the cart is bought. */
  rests: fc.nat(2),
  boughtAt: someTime,
  pieces: fc.integer({ min: 1, max: 3 }),
  hasCard: fc.boolean(),
  fate: fc.constantFrom<Fate>("left", "emptied", "filled again", "asked for a quote", "bought", "bought", "bought"),
  deed: fc.constantFrom<Deed | null>(
    null,
    "cancelled",
    "one cancelled",
    "lost",
    "shipped",
    "one back",
    "all back",
    "lowered",
  ),
});

type Cart = typeof someCart extends fc.Arbitrary<infer Value> ? Value : never;

/** The start and purchase of a cart: never bought before its start, and never in the future. */
function momentsOf(fortnight: Fortnight, { begun, at, rests, boughtAt }: Cart) {
  const last = Math.min(begun + rests, fortnight.days.length - 1);
  const [first, later] = [fortnight.days[begun] ?? "", fortnight.days[last] ?? ""];
  const time = first === later && boughtAt < at ? at : boughtAt;
  return { first, later, begunAt: moment(fortnight, first, at), soldAt: moment(fortnight, later, time) };
}

const actsOf = (lineId: number): Readonly<Record<Exclude<Deed, "lost">, readonly RequestedAct[]>> => {
  const one = [{ lineId, quantity: 1 }];
  const ship: RequestedAct = { kind: "ship", pieces: "all", parcel: null };
  const back = { kind: "return", ground: "goodwill", isRestocked: false } as const;
  return {
    cancelled: [{ kind: "cancel", pieces: "all" }],
    "one cancelled": [{ kind: "cancel", pieces: one }],
    shipped: [ship],
    "one back": [ship, { ...back, pieces: one }],
    "all back": [ship, { ...back, pieces: "all" }],
    lowered: [ship, { kind: "credit", amountOre: creditOre }],
  };
};

async function doTo(orderId: number, deed: Deed): Promise<void> {
  const { db } = shop.database;
  if (deed === "lost") {
    await db
      .transaction()
      .execute((transaction) => cancelOrder(transaction, { orderId, wasPaid: false, jobs: shop.jobs }));
    return;
  }
  const lineId = (await loadStoredOrder(db, orderId))?.lines[0]?.id ?? 0;
  for (const [index, act] of actsOf(lineId)[deed].entries()) {
    const request = { orderId, key: `${deed} ${index}`, act };
    await performAct({ db, jobs: shop.jobs, supportsPartialCapture: () => true }, request);
  }
}

const put = (visitor: TestVisitor, quantity: number) =>
  visitor.post("/checkoutv3/products/update", { [`products[${productId}][quantity]`]: quantity, refresh_checkout: 1 });

/** Performs the steps of a cart as buyer and shop would, and moves it to its days. */
async function happen(fortnight: Fortnight, cart: Cart): Promise<void> {
  const { pool } = shop.database;
  const { begunAt, soldAt } = momentsOf(fortnight, cart);
  const visitor = await readyForInvoice(shop, productId, cart.pieces);
  await pool.query("UPDATE session SET cart_begun_at = $2 WHERE id = $1", [visitor.sessionId, begunAt]);
  if (cart.fate === "emptied" || cart.fate === "filled again") await put(visitor, 0);
  if (cart.fate === "filled again") await put(visitor, 1);
  if (cart.fate !== "bought" && cart.fate !== "asked for a quote") return;
  if (cart.hasCard) {
    await pool.query("UPDATE discount SET left_ore = $1", [cardOre]);
    await visitor.post("/checkoutv3/discounts/store", { code: "PRESENT", refresh_checkout: 1 });
  }
  const answer = await visitor.post("/checkout/manual_payment", companyBuyer);
  expect(answer.statusCode, answer.body).toBe(200);
  const { order_id: orderId }: { readonly order_id: number } = answer.json();
  const isQuote = cart.fate === "asked for a quote";
  await pool.query(`UPDATE "order" SET created_at = $2, is_offer = $3 WHERE id = $1`, [orderId, soldAt, isQuote]);
  if (cart.deed !== null && !isQuote) await doTo(orderId, cart.deed);
}

/** The final amount of an order, calculated from its pieces. */
function worth({ pieces, deed }: Cart): number {
  switch (deed) {
    case "one cancelled":
    case "one back":
      return (pieces - 1) * priceOre;
    case "all back":
      return 0;
    case "lowered":
      return pieces * priceOre - creditOre;
    default:
      return pieces * priceOre;
  }
}

/** Whether an order was cancelled completely before anything was shipped. */
const isCancelled = ({ deed, pieces }: Cart): boolean =>
  deed === "cancelled" || deed === "lost" || (deed === "one cancelled" && pieces === 1);

/** The expected figures, counted one by one. */
function strokes(fortnight: Fortnight, carts: readonly Cart[]) {
  const sheet = new Map(fortnight.days.map((day) => [day, { day, orders: 0, turnoverOre: 0, carts: 0 }]));
  for (const cart of carts) {
    if (cart.fate === "asked for a quote") continue;
    const { first, later } = momentsOf(fortnight, cart);
    const row = sheet.get(cart.fate === "bought" ? later : first);
    if (row === undefined) continue;
    row.carts += 1;
    if (cart.fate !== "bought" || isCancelled(cart)) continue;
    row.orders += 1;
    row.turnoverOre += worth(cart);
  }
  return [...sheet.values()].toReversed();
}

describe.each(Object.entries(fortnights))("the figures of the days in which %s", (_name, fortnight) => {
  const today = fortnight.days.at(-1) ?? "";
  const noon = moment(fortnight, today, "12:00:00");

  beforeEach(empty);

  it("match a count made by watching the shop", { timeout: 300_000 }, async () => {
    const numRuns = process.env["TEST_LONG"] === "1" ? 30 : 4;
    await fc.assert(
      fc
        .asyncProperty(fc.array(someCart, { minLength: 4, maxLength: 12 }), async (carts) => {
          for (const cart of carts) await happen(fortnight, cart);
          expect(await loadDayFigures(shop.database.db, noon)).toEqual(strokes(fortnight, carts));
        })
        .beforeEach(async () => void (await empty())),
      { numRuns },
    );
  });

  it.each<readonly [string, Partial<Cart>]>([
    ["a cart that was emptied", { fate: "emptied" }],
    ["a cart that was emptied and filled again once", { fate: "filled again" }],
    ["no order that was called off at the desk, but its cart", { fate: "bought", deed: "cancelled" }],
    ["what a gift card has paid", { fate: "bought", hasCard: true }],
    ["no pieces that were cancelled", { fate: "bought", deed: "one cancelled" }],
    ["no goods that came back", { fate: "bought", deed: "all back" }],
    ["no sum that was taken off afterwards", { fate: "bought", deed: "lowered" }],
    ["an order on the day of its night", { fate: "bought", rests: 1, boughtAt: "00:00:00" }],
    ["no cart that became a quote", { fate: "asked for a quote" }],
  ])("count %s", async (_what, changes) => {
    const cart: Cart = {
      begun: 11,
      at: "23:59:59",
      rests: 0,
      boughtAt: "23:59:59",
      pieces: 2,
      hasCard: false,
      fate: "left",
      deed: null,
      ...changes,
    };
    await happen(fortnight, cart);
    expect(await loadDayFigures(shop.database.db, noon)).toEqual(strokes(fortnight, [cart]));
  });

  it.each([
    ["one second before midnight", "23:59:59", 1],
    ["at midnight", "00:00:00", 0],
  ])("end with the day that it is in Sweden %s", async (_when, time, ago) => {
    const now =
      time === "00:00:00" ? moment(fortnight, today, time) : moment(fortnight, fortnight.days.at(-2) ?? "", time);
    const [newest] = await loadDayFigures(shop.database.db, now);
    expect(newest?.day).toBe(fortnight.days.at(-1 - ago));
  });
});

it("counts a cart that is started after an order as new, and the earlier one with its order", async () => {
  await empty();
  const visitor = await readyForInvoice(shop, productId, 1);
  await visitor.post("/checkout/manual_payment", companyBuyer);
  const now = new Date();
  expect((await loadDayFigures(shop.database.db, now))[0]).toMatchObject({ orders: 1, carts: 1 });
  await put(visitor, 1);
  expect((await loadDayFigures(shop.database.db, now))[0]).toMatchObject({ orders: 1, carts: 2 });
  await put(visitor, 0);
  expect((await loadDayFigures(shop.database.db, now))[0]).toMatchObject({ orders: 1, carts: 2 });
});
