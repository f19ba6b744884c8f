import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Email } from "../../mail/createMailer.ts";
import { settlePayment } from "../../payments/settling/settlePayment.ts";
import type { ProviderName } from "../../providers/PaymentProvider.ts";
import { ProviderError } from "../../providers/providerHttp.ts";
import { providers } from "../../providers/providers.ts";
import { paymentOf, pressStandIn, readyToPay } from "../../testing/payThrough.ts";
import type { OrderingServer } from "../../testing/startOrderingServer.ts";
import { startPayingServer } from "../../testing/startPayingServer.ts";
import { settleOrderMoney } from "../money/settleOrderMoney.ts";
import { performAct } from "./performAct.ts";
import { loadStoredOrder } from "./loadStoredOrder.ts";
import type { RequestedAct } from "./OrderActRequest.ts";
import { sendActEmail } from "./sendActEmail.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startPayingServer([
    { id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 10_000 },
    { id: 1305, name: "Laddare", priceOre: 20_000, stock: 10_000 },
  ]);
  await shop.database.db
    .insertInto("discount")
    .values({ code: "PRESENT", label: "Presentkort", kind: "gift_card", value: 12_000, left_ore: 12_000 })
    .execute();
});

afterAll(() => shop.close());

/** Three cables of 99.50 kr and home delivery of 399 kr. */
const total = 3 * 9_950 + 39_900;

async function paidOrder(name: ProviderName = "klarna", { withCard = false } = {}): Promise<number> {
  const visitor = await readyToPay(shop, name, { quantity: 3 });
  if (withCard) await visitor.post("/checkoutv3/discounts/store", { code: "PRESENT", refresh_checkout: 1 });
  const payment = await paymentOf(shop, visitor, name);
  await pressStandIn(visitor, name, { action: "complete" });
  const { orderId } = await settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });
  if (orderId === null) throw new Error("There is no order.");
  return orderId;
}

const supportsPartialCapture = (provider: string): boolean =>
  shop.payments.providers.get(provider)?.supportsPartialCapture ?? true;

let keys = 0;
const act = (orderId: number, wanted: RequestedAct, key = `key-${(keys += 1)}`) => {
  const { db } = shop.database;
  return performAct({ db, jobs: shop.jobs, supportsPartialCapture }, { orderId, key, act: wanted });
};

const settle = (orderId: number): Promise<boolean> => settleOrderMoney(shop.payments, orderId);

async function stored(orderId: number) {
  const found = await loadStoredOrder(shop.database.db, orderId);
  if (found === null) throw new Error("There is no order.");
  return found;
}

async function piecesOf(orderId: number, quantity: number) {
  const [line] = (await stored(orderId)).lines;
  return [{ lineId: line?.id ?? 0, quantity }];
}

/** The letter to the buyer about an act. */
async function letterOf(actId: number): Promise<string> {
  const sent: string[] = [];
  const mailer = { send: async ({ text }: Email) => void sent.push(text) };
  await sendActEmail({ db: shop.database.db, mailer, publicUrl: "https://shop.example" }, actId);
  return sent.join();
}

const stockOf = async (productId = 1304): Promise<number> =>
  (await shop.database.pool.query("SELECT stock FROM product WHERE id = $1", [productId])).rows[0].stock;

/** The money of an order at the provider, beside the shop's own ledger. */
async function moneyOf(orderId: number) {
  const { rows } = await shop.database.pool.query<{ kind: string; theirs: number; ours: number; lapses: boolean }>(
    // After a charge the rest of a card's reservation expires by itself: it cannot be released.
    `SELECT k.kind, y.provider = 'card' AND EXISTS (
         SELECT FROM payment_ledger l WHERE l.payment_id = y.id AND l.kind = 'capture') AS lapses,
       (SELECT coalesce(sum(m.amount_ore), 0)::integer FROM stand_in_move m
         WHERE m.provider = y.provider AND m.payment_id = y.provider_id AND m.kind = k.kind) AS theirs,
       (SELECT coalesce(sum(l.amount_ore), 0)::integer FROM payment_ledger l
         WHERE l.payment_id = y.id AND l.kind = k.kind) AS ours
     FROM payment y, unnest(ARRAY['capture', 'refund', 'release']) k (kind) WHERE y.order_id = $1`,
    [orderId],
  );
  for (const { kind, theirs, ours, lapses } of rows) expect(theirs).toBe(kind === "release" && lapses ? 0 : ours);
  return Object.fromEntries(rows.map(({ kind, ours }) => [kind, ours]));
}

/** Payments approved in an app are captured at once; all others reserve. */
const reserving = providers.filter(({ app }) => app === undefined);

const ship = { kind: "ship", pieces: "all", parcel: { carrier: "PostNord", trackingNumber: "00370" } } as const;
const cancel = { kind: "cancel", pieces: "all" } as const;
const sendBack = { kind: "return", pieces: "all", ground: "withdrawal", isRestocked: true } as const;

describe.each(reserving)("an order for which $name has reserved the money", ({ name }) => {
  it("is captured when it is shipped, and refunded when it is returned", async () => {
    const before = await stockOf();
    const orderId = await paidOrder(name);
    expect(await moneyOf(orderId)).toEqual({ capture: 0, refund: 0, release: 0 });
    expect(await act(orderId, ship)).toMatchObject({ ok: true, isNew: true, creditNote: null });
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toEqual({ capture: total, refund: 0, release: 0 });
    expect((await stored(orderId)).payment).toMatchObject({ state: "captured" });
    expect(await stockOf()).toBe(before - 3);
    expect(await act(orderId, { ...sendBack, ground: "complaint" })).toMatchObject({
      ok: true,
      creditNote: expect.any(Number),
    });
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toEqual({ capture: total, refund: total, release: 0 });
    expect((await stored(orderId)).payment).toMatchObject({ state: "voided" });
    expect(await stockOf()).toBe(before);
  });

  it("releases the money when it is cancelled, and restocks the goods", async () => {
    const before = await stockOf();
    const orderId = await paidOrder(name);
    expect(await act(orderId, cancel)).toMatchObject({ ok: true, creditNote: null });
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toEqual({ capture: 0, refund: 0, release: total });
    expect(await stockOf()).toBe(before);
    // Later notices of the provider change nothing more.
    const { payment } = await stored(orderId);
    await settlePayment(shop.payments, { paymentId: payment?.id ?? 0 });
    expect(await stockOf()).toBe(before);
  });
});

describe.each(reserving.filter(({ name }) => movesPartsAt(name)))("parts of an order that $name pays", ({ name }) => {
  it("are captured when they are shipped, and what is cancelled is released in the end", async () => {
    const orderId = await paidOrder(name);
    expect(await act(orderId, { ...ship, pieces: await piecesOf(orderId, 1) })).toMatchObject({ ok: true });
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toEqual({ capture: 9_950 + 39_900, refund: 0, release: 0 });
    expect((await stored(orderId)).payment).toMatchObject({ state: "authorised" });
    await act(orderId, { ...ship, pieces: await piecesOf(orderId, 1) });
    await settle(orderId);
    expect(await moneyOf(orderId)).toEqual({ capture: total - 9_950, refund: 0, release: 0 });
    await act(orderId, cancel);
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toEqual({ capture: total - 9_950, refund: 0, release: 9_950 });
    await act(orderId, { ...sendBack, pieces: await piecesOf(orderId, 2), ground: "complaint" });
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toEqual({ capture: total - 9_950, refund: total - 9_950, release: 9_950 });
  });

  it("are paid by a gift card first, which is refunded last", async () => {
    await shop.database.pool.query("UPDATE discount SET left_ore = 12000");
    const orderId = await paidOrder(name, { withCard: true });
    await act(orderId, { ...ship, pieces: await piecesOf(orderId, 1) });
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toMatchObject({ capture: 9_950 + 39_900 - 12_000 });
    await act(orderId, ship);
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toEqual({ capture: total - 12_000, refund: 0, release: 0 });
    await act(orderId, { ...sendBack, ground: "complaint" });
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toMatchObject({ refund: total - 12_000 });
    const { rows } = await shop.database.pool.query("SELECT left_ore FROM discount");
    expect(rows).toEqual([{ left_ore: 12_000 }]);
  });

  it("cost less after a price reduction, before and after they are shipped", async () => {
    const orderId = await paidOrder(name);
    await act(orderId, { kind: "credit", amountOre: 1_000 });
    await act(orderId, ship);
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toEqual({ capture: total - 1_000, refund: 0, release: 1_000 });
    expect(await act(orderId, { kind: "credit", amountOre: 500 })).toMatchObject({ creditNote: expect.any(Number) });
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toEqual({ capture: total - 1_000, refund: 500, release: 1_000 });
  });
});

describe.each(providers.filter(({ app }) => app !== undefined))("an order that was paid by $name", ({ name }) => {
  it("is not captured again when it is shipped, and is refunded piece by piece when it is returned", async () => {
    const before = await stockOf();
    const orderId = await paidOrder(name);
    expect(await moneyOf(orderId)).toEqual({ capture: total, refund: 0, release: 0 });
    await act(orderId, ship);
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toEqual({ capture: total, refund: 0, release: 0 });
    const one = await piecesOf(orderId, 1);
    expect(await act(orderId, { ...sendBack, pieces: one, ground: "complaint" })).toMatchObject({
      creditNote: expect.any(Number),
    });
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toEqual({ capture: total, refund: 9_950, release: 0 });
    await act(orderId, { ...sendBack, ground: "complaint" });
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toEqual({ capture: total, refund: total, release: 0 });
    expect((await stored(orderId)).payment).toMatchObject({ state: "voided" });
    expect(await stockOf()).toBe(before);
  });

  it("is refunded with a credit note when it is cancelled, and its goods are restocked", async () => {
    const before = await stockOf();
    const orderId = await paidOrder(name);
    expect(await act(orderId, cancel)).toMatchObject({ ok: true, creditNote: expect.any(Number) });
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toEqual({ capture: total, refund: total, release: 0 });
    expect(await stockOf()).toBe(before);
  });

  it("requests a pending refund again until it is done, and is refunded once", async () => {
    const orderId = await paidOrder(name);
    await act(orderId, cancel);
    const provider = shop.payments.providers.get(name);
    if (provider === undefined) throw new Error("There is no such provider.");
    const { refund } = provider;
    // Swish has accepted the refund, and not reported its end yet.
    const slow = vi.spyOn(provider, "refund").mockImplementationOnce(async (id, money) => {
      await refund(id, money);
      throw new ProviderError("timeout", "a refund is DEBITED");
    });
    expect(await settle(orderId)).toBe(false);
    expect(await settle(orderId)).toBe(true);
    slow.mockRestore();
    expect(await moneyOf(orderId)).toEqual({ capture: total, refund: total, release: 0 });
  });
});

/** Needed before the shop runs, as it is part of the test names. */
function movesPartsAt(name: string): boolean {
  return name !== "wasa";
}

describe("an act", () => {
  it("is done once however often its request is sent, and another act cannot reuse its key", async () => {
    const orderId = await paidOrder();
    const first = await act(orderId, ship, "parcel-1");
    expect(await act(orderId, ship, "parcel-1")).toEqual({ ...first, isNew: false });
    expect(await act(orderId, cancel, "parcel-1")).toEqual({ ok: false, problem: { code: "key-used" } });
    expect((await stored(orderId)).acts).toHaveLength(1);
  });

  it("is distinct from one of all pieces, or with another parcel, under the same key", async () => {
    const orderId = await paidOrder();
    const pieces = await piecesOf(orderId, 1);
    const used = { ok: false, problem: { code: "key-used" } };
    await act(orderId, { ...ship, pieces }, "first");
    expect(await act(orderId, ship, "first")).toEqual(used);
    expect(await act(orderId, { ...ship, pieces, parcel: null }, "first")).toEqual(used);
    expect(await act(orderId, { ...ship, pieces }, "first")).toMatchObject({ ok: true, isNew: false });
    expect(await act(orderId, ship, "rest")).toMatchObject({ ok: true, isNew: true });
    expect(await act(orderId, ship, "rest")).toMatchObject({ ok: true, isNew: false });
    expect(await act(orderId, { ...ship, pieces: await piecesOf(orderId, 2) }, "rest")).toMatchObject({ isNew: false });
  });

  it("is rejected with the reason that the rules give, and changes nothing", async () => {
    const orderId = await paidOrder();
    const before = await stockOf();
    const pieces = await piecesOf(orderId, 4);
    expect(await act(orderId, { ...ship, pieces })).toMatchObject({
      ok: false,
      problem: { code: "too-many", left: 3 },
    });
    expect(await act(orderId, sendBack)).toEqual({ ok: false, problem: { code: "nothing-chosen" } });
    expect(await act(0, ship)).toEqual({ ok: false, problem: { code: "no-order" } });
    expect((await stored(orderId)).acts).toEqual([]);
    expect(await stockOf()).toBe(before);
  });

  it("cannot apply to a part of what a provider captures as a whole", async () => {
    const orderId = await paidOrder("wasa");
    const pieces = await piecesOf(orderId, 1);
    expect(await act(orderId, { ...ship, pieces })).toEqual({ ok: false, problem: { code: "whole-only" } });
    expect(await act(orderId, { ...cancel, pieces })).toEqual({ ok: false, problem: { code: "whole-only" } });
    const less = { kind: "credit", amountOre: 1_000 } as const;
    expect(await act(orderId, less)).toEqual({ ok: false, problem: { code: "whole-only" } });
    expect(await act(orderId, ship)).toMatchObject({ ok: true });
    expect(await act(orderId, { ...sendBack, pieces })).toEqual({ ok: false, problem: { code: "whole-only" } });
    expect(await settle(orderId)).toBe(true);
    expect(await act(orderId, less)).toMatchObject({ ok: true });
  });

  it("succeeds or fails as a whole: nothing is shipped, cancelled or refunded twice in parallel", async () => {
    const before = await stockOf();
    for (let round = 0; round < 10; round += 1) {
      const orderId = await paidOrder();
      const results = await Promise.all([
        act(orderId, ship),
        act(orderId, cancel),
        act(orderId, ship),
        act(orderId, cancel),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      await Promise.all([settle(orderId), settle(orderId), settle(orderId)]);
      expect(await settle(orderId)).toBe(true);
      const isShipped = (await stored(orderId)).acts[0]?.act.kind === "ship";
      expect(await moneyOf(orderId)).toEqual({
        capture: isShipped ? total : 0,
        refund: 0,
        release: isShipped ? 0 : total,
      });
    }
    const { rows } = await shop.database.pool.query(
      "SELECT sum(change)::integer AS change FROM stock_ledger WHERE product_id = 1304",
    );
    expect(await stockOf()).toBe(rows[0].change);
    expect(await stockOf()).toBeLessThanOrEqual(before);
  }, 60_000);

  it("numbers credit notes without a gap, whatever was rejected in between", async () => {
    const orders = await Promise.all([paidOrder(), paidOrder("card"), paidOrder("svea")]);
    for (const orderId of orders) await act(orderId, ship);
    await Promise.all(
      orders.flatMap((orderId) => [act(orderId, sendBack), act(orderId, sendBack), act(orderId, cancel)]),
    );
    const { rows } = await shop.database.pool.query<{ count: number; last: number }>(
      "SELECT count(*)::integer AS count, max(number) AS last FROM credit_note",
    );
    expect(rows[0]?.count).toBe(rows[0]?.last);
  });
});

describe("money that could not be moved", () => {
  const provider = () => {
    const found = shop.payments.providers.get("klarna");
    if (found === undefined) throw new Error("There is no such provider.");
    return found;
  };
  const later = (orderId: number) =>
    shop.database.db.updateTable("money_move").set({ claimed_at: null }).where("order_id", "=", orderId).execute();

  it("is listed with its reason, and succeeds when it is tried again", async () => {
    const orderId = await paidOrder();
    const capture = vi.spyOn(provider(), "capture");
    capture.mockRejectedValueOnce(new ProviderError("timeout", "no answer"));
    await act(orderId, ship);
    expect(await settle(orderId)).toBe(false);
    expect((await stored(orderId)).moves).toMatchObject([
      { kind: "capture", amount_ore: total, problem: "timeout: no answer", tries: 1, done_at: null },
    ]);
    expect(await settle(orderId)).toBe(true);
    expect((await stored(orderId)).moves).toMatchObject([{ problem: "", tries: 2, done_at: expect.any(Date) }]);
    expect(await moneyOf(orderId)).toMatchObject({ capture: total });
    capture.mockRestore();
  });

  it("is done once when the shop was killed before it could record it", async () => {
    const orderId = await paidOrder();
    const real = provider().capture;
    const capture = vi.spyOn(provider(), "capture");
    capture.mockImplementationOnce(async (...args) => {
      await real(...args);
      throw new Error("killed");
    });
    await act(orderId, ship);
    await expect(settle(orderId)).rejects.toThrow("killed");
    // Another process may still be asking the provider.
    expect(await settle(orderId)).toBe(false);
    await later(orderId);
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toMatchObject({ capture: total });
    capture.mockRestore();
  });

  it("is recalculated after a refusal: what was cancelled in the meantime is never captured", async () => {
    const orderId = await paidOrder();
    const capture = vi.spyOn(provider(), "capture");
    capture.mockRejectedValueOnce(new ProviderError("refused", "the reservation is over", { status: 403 }));
    await act(orderId, ship);
    expect(await settle(orderId)).toBe(false);
    await act(orderId, { ...sendBack, ground: "complaint" });
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toEqual({ capture: 0, refund: 0, release: total });
    capture.mockRestore();
  });
});

describe("an order whose money was captured when it was placed", () => {
  it("is not captured again, and what is cancelled of it is refunded with a credit note", async () => {
    const orderId = await paidOrder("card");
    const { payment } = await stored(orderId);
    const id = payment?.provider_id ?? "";
    const { pool } = shop.database;
    // The state left behind by an earlier release.
    await pool.query("UPDATE payment SET state = 'captured' WHERE id = $1", [payment?.id]);
    await pool.query("INSERT INTO payment_ledger (payment_id, kind, amount_ore) VALUES ($1, 'capture', $2)", [
      payment?.id,
      total,
    ]);
    await shop.payments.providers.get("card")?.capture(id, { amountOre: total, key: "old", lines: [] });
    await act(orderId, { ...ship, pieces: await piecesOf(orderId, 1) });
    expect(await settle(orderId)).toBe(true);
    expect(await act(orderId, cancel)).toMatchObject({ creditNote: expect.any(Number) });
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toEqual({ capture: total, refund: 2 * 9_950, release: 0 });
  });
});

describe("an order whose payment is reversed at the provider", () => {
  const askAgain = async (orderId: number) => {
    const { payment } = await stored(orderId);
    await settlePayment(shop.payments, { paymentId: payment?.id ?? 0 });
  };
  const cancelAtProvider = async (orderId: number) => {
    const { payment } = await stored(orderId);
    await shop.database.pool.query("UPDATE stand_in_payment SET state = 'voided' WHERE id = $1", [
      payment?.provider_id,
    ]);
    await askAgain(orderId);
  };
  /** Captures the money at the provider before anything ships, and refunds it there. */
  const payBackThere = async (orderId: number) => {
    const { payment } = await stored(orderId);
    const [card, id] = [shop.payments.providers.get("card"), payment?.provider_id ?? ""];
    const money = { amountOre: payment?.amount_ore ?? 0, key: `elsewhere-${orderId}` };
    const captureId = (await card?.capture(id, { ...money, lines: [] })) ?? null;
    await askAgain(orderId);
    await card?.refund(id, { ...money, key: `${money.key}-back`, captureId });
    await askAgain(orderId);
  };

  it("restocks only goods that had neither been shipped nor cancelled", async () => {
    const before = await stockOf();
    const orderId = await paidOrder();
    const pieces = await piecesOf(orderId, 1);
    await act(orderId, { ...ship, pieces });
    await act(orderId, { ...cancel, pieces });
    await cancelAtProvider(orderId);
    expect((await stored(orderId)).order.state).toBe("cancelled");
    expect(await stockOf()).toBe(before - 1);
  });

  it("has its unshipped goods cancelled, and its buyer is told, with no mention of a refund", async () => {
    const orderId = await paidOrder();
    const pieces = await piecesOf(orderId, 1);
    await act(orderId, { ...ship, pieces });
    await cancelAtProvider(orderId);
    const { acts } = await stored(orderId);
    expect(acts.map(({ act: { kind } }) => kind)).toEqual(["ship", "cancel"]);
    const letter = await letterOf(acts.at(-1)?.row.id ?? 0);
    expect(letter).toContain("Det som återstod av din order");
    expect(letter).toContain("Det här är avbeställt:\n2 × HDMI-kabel 2 m");
    expect(letter).toContain("Betalningen är redan tillbakadragen hos betaltjänsten.");
    expect(letter).not.toMatch(/Resten skickas|pengarna tillbaka på samma sätt/u);
  });

  it("takes back shipped goods, into the stock, with a credit note and without moving money", async () => {
    const before = await stockOf();
    const orderId = await paidOrder();
    await act(orderId, { ...ship, pieces: await piecesOf(orderId, 2) });
    await cancelAtProvider(orderId);
    expect(await act(orderId, { kind: "deliver", shipment: 1 })).toMatchObject({ ok: true });
    const back = await act(orderId, { ...sendBack, pieces: await piecesOf(orderId, 2) });
    expect(back).toMatchObject({ ok: true, creditNote: expect.any(Number) });
    expect(await letterOf(back.ok ? back.actId : 0)).toContain("inget mer betalas ut");
    expect(await settle(orderId)).toBe(true);
    expect(await moneyOf(orderId)).toEqual({ capture: 0, refund: 0, release: 0 });
    expect(await stockOf()).toBe(before);
    expect(await act(orderId, sendBack)).toMatchObject({ ok: false, problem: { code: "nothing-chosen" } });
  });

  it("allows paid goods that were never shipped to be cancelled once, restoring only stock and codes", async () => {
    const { pool } = shop.database;
    await pool.query("UPDATE discount SET left_ore = 12000, used = 4");
    const before = await stockOf();
    const orderId = await paidOrder("card", { withCard: true });
    await payBackThere(orderId);
    expect(await stockOf()).toBe(before - 3);
    const cancelled = await act(orderId, cancel);
    expect(cancelled).toMatchObject({ ok: true, creditNote: expect.any(Number) });
    expect(await stockOf()).toBe(before);
    expect((await pool.query("SELECT left_ore, used FROM discount")).rows).toEqual([{ left_ore: 12_000, used: 4 }]);
    expect(await act(orderId, cancel)).toMatchObject({ ok: false });
    expect(await settle(orderId)).toBe(true);
    expect((await stored(orderId)).moves).toEqual([]);
  });

  it("ships nothing more, and lowers no price", async () => {
    const orderId = await paidOrder("card");
    await payBackThere(orderId);
    for (const wanted of [ship, { kind: "pick" }, { kind: "credit", amountOre: 1 }] as const) {
      expect(await act(orderId, wanted)).toEqual({ ok: false, problem: { code: "payment-gone" } });
    }
  });

  it("returns a code and a card once when all of it had just been cancelled", async () => {
    const { pool } = shop.database;
    await pool.query("UPDATE discount SET left_ore = 12000, used = 4");
    const before = await stockOf();
    const orderId = await paidOrder("klarna", { withCard: true });
    await act(orderId, cancel);
    await cancelAtProvider(orderId);
    expect(await stockOf()).toBe(before);
    expect((await pool.query("SELECT left_ore, used FROM discount")).rows).toEqual([{ left_ore: 12_000, used: 4 }]);
  });

  it("is reversed even if the shop had already refunded a part of it", async () => {
    const before = await stockOf();
    const orderId = await paidOrder("card");
    await act(orderId, { ...ship, pieces: await piecesOf(orderId, 2) });
    await settle(orderId);
    await act(orderId, { ...sendBack, pieces: await piecesOf(orderId, 1) });
    expect(await settle(orderId)).toBe(true);
    const { payment, moves } = await stored(orderId);
    const captureId = moves.find(({ kind }) => kind === "capture")?.provider_id ?? null;
    const money = { amountOre: 9_950 + 39_900, key: "by-hand", captureId };
    await shop.payments.providers.get("card")?.refund(payment?.provider_id ?? "", money);
    await askAgain(orderId);
    expect((await stored(orderId)).order.state).toBe("cancelled");
    expect(await stockOf()).toBe(before - 1);
  });

  it("continues when the shop itself had refunded all that was captured so far", async () => {
    const orderId = await paidOrder("card");
    const pieces = await piecesOf(orderId, 1);
    await act(orderId, { ...ship, pieces });
    await settle(orderId);
    await act(orderId, { kind: "credit", amountOre: 9_950 + 39_900 });
    await settle(orderId);
    await askAgain(orderId);
    expect((await stored(orderId)).order.state).not.toBe("cancelled");
    expect(await act(orderId, { ...ship, pieces })).toMatchObject({ ok: true });
  });
});
