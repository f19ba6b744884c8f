import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settlePayment } from "../payments/settling/settlePayment.ts";
import { paymentOf, pressStandIn, readyToPay } from "../testing/payThrough.ts";
import type { OrderingServer } from "../testing/startOrderingServer.ts";
import { startPayingServer } from "../testing/startPayingServer.ts";
import { settleOrderMoney } from "./money/settleOrderMoney.ts";
import { parcelLink } from "./parcelLink.ts";
import { orderUsage, readOrderArguments } from "./readOrderArguments.ts";
import { runOrderCommand } from "./runOrderCommand.ts";
import { sendActEmail } from "./acts/sendActEmail.ts";
import type { Email } from "../mail/createMailer.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startPayingServer([{ id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 100 }]);
});

afterAll(() => shop.close());

async function paidOrder(name = "klarna"): Promise<string> {
  const visitor = await readyToPay(shop, name, { quantity: 3 });
  const payment = await paymentOf(shop, visitor, name);
  await pressStandIn(visitor, name, { action: "complete" });
  const { orderId } = await settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });
  return String(orderId);
}

const run = (line: string) => runOrderCommand(shop.payments, readOrderArguments(line.split(" ")));
const settle = (number: string) => settleOrderMoney(shop.payments, Number(number));

/** Sends the pending letters about an order. */
async function letters(number: string): Promise<readonly Email[]> {
  const sent: Email[] = [];
  const mailer = { send: async (mail: Email) => void sent.push(mail) };
  const { rows } = await shop.database.pool.query<{ id: number }>(
    "SELECT id FROM order_act WHERE order_id = $1 ORDER BY position",
    [number],
  );
  for (const { id } of rows)
    await sendActEmail({ db: shop.database.db, mailer, publicUrl: "https://shop.example" }, id);
  for (const { id } of rows)
    await sendActEmail({ db: shop.database.db, mailer, publicUrl: "https://shop.example" }, id);
  return sent;
}

describe("an order without a desk", () => {
  it("is shipped in parts, cancelled for the rest, and refunded, with one letter to the buyer for each", async () => {
    const number = await paidOrder();
    expect(await run(`ship ${number} --lines 1:1 --carrier PostNord --parcel 00370123`)).toMatchObject({
      state: "partly-shipped",
      lines: [{ line: 1, quantity: 3, open: 2, shipped: 1 }],
    });
    await settle(number);
    const [shipped] = await letters(number);
    expect(shipped).toMatchObject({ to: "test@example.se" });
    expect(shipped?.subject).toMatch(new RegExp(`^En del av din order ${number} är skickad`));
    expect(shipped?.text).toContain("1 × HDMI-kabel 2 m");
    expect(shipped?.text).toContain("Följ paketet: https://tracking.postnord.com/?id=00370123");
    expect(shipped?.text).toMatch(
      /Se hela beställningen: https:\/\/shop\.example\/checkout\/confirmation\/\d+\?key=[\w-]{16,}\n/,
    );
    expect(await run(`cancel ${number}`)).toMatchObject({ state: "shipped", lines: [{ open: 0, cancelled: 2 }] });
    const [called, ...none] = await letters(number);
    expect(none).toEqual([]);
    expect(called?.text).toContain("2 × HDMI-kabel 2 m");
    expect(called?.text).toContain("Inga pengar har dragits för det som är avbeställt.");
    await settle(number);
    expect(await run(`refund ${number} --because complaint --scrap`)).toMatchObject({
      state: "returned",
      acts: [{ act: "ship" }, { act: "cancel" }, { act: "return", creditNote: expect.any(Number), kronor: 498.5 }],
    });
    await settle(number);
    const [back] = await letters(number);
    expect(back?.text).toMatch(
      /Kreditfaktura \d+\n1 × HDMI-kabel 2 m: 99,50\skr\nFrakt: 399,00\skr\nSumma: 498,50\skr/,
    );
    expect(await run(`show ${number}`)).toMatchObject({
      money: { provider: "klarna", captured: 498.5, refunded: 498.5, released: 199, waiting: [] },
    });
  });

  it("is reduced by an amount in kronor, with a letter that has the number of the credit note", async () => {
    const number = await paidOrder("svea");
    await run(`ship ${number}`);
    await run(`refund ${number} --amount 50,50`);
    await settle(number);
    expect(await run(`show ${number}`)).toMatchObject({ state: "shipped", money: { captured: 647, waiting: [] } });
    const [, less] = await letters(number);
    expect(less?.text).toMatch(/Kreditfaktura \d+\nPrisavdrag: 50,50\skr\nSumma: 50,50\skr/);
  });

  it("is listed while something of it is to be shipped", async () => {
    const number = await paidOrder("card");
    await run(`ship ${number} --lines 1:1`);
    expect(await run("list")).toMatchObject({ orders: [{ number, open: 2 }], money: [] });
    await run(`cancel ${number}`);
    expect(await run("list")).toEqual({ orders: [], money: [] });
  });

  it("accepts an act once under one key, and says why it is not possible", async () => {
    const number = await paidOrder("wasa");
    await expect(run(`ship ${number} --lines 1:1`)).rejects.toThrow("everything or nothing");
    await expect(run(`cancel ${number} --lines 1:4`)).rejects.toThrow("At most 3 pieces");
    await expect(run(`ship ${number} --lines 2`)).rejects.toThrow("no line 2");
    await expect(run(`refund ${number}`)).rejects.toThrow("nothing left");
    await expect(run("ship 1")).rejects.toThrow("no such order");
    for (const _time of [1, 2]) {
      expect(await run(`ship ${number} --key morning`)).toMatchObject({ acts: [{ act: "ship" }] });
    }
  });

  it("accepts an act once under one key with lines without a quantity", async () => {
    const number = await paidOrder();
    for (const _time of [1, 2]) {
      expect(await run(`ship ${number} --lines 1 --key noon`)).toMatchObject({ acts: [{ act: "ship" }] });
    }
    await expect(run(`ship ${number} --lines 1:1 --key noon`)).rejects.toThrow("something else");
  });

  it("says which payments failed, and accepts that one was made by hand", async () => {
    const number = await paidOrder("wasa");
    await run(`ship ${number}`);
    await settle(number);
    await run(`refund ${number} --amount 100`);
    expect(await settle(number)).toBe(false);
    expect(await run(`money ${number}`)).toMatchObject({
      money: { waiting: [{ move: "refund", kronor: 100, problem: "refused: Only the whole sum can be moved." }] },
    });
    expect(shop.jobs.added).toContainEqual({ name: "order-money", id: Number(number) });
    expect(await run("list")).toMatchObject({
      money: [{ number, move: "refund", kronor: 100, tries: 1, problem: expect.stringContaining("whole sum") }],
    });
    expect(await run(`money ${number} --by-hand`)).toMatchObject({ money: { refunded: 100, waiting: [] } });
    expect(await settle(number)).toBe(true);
    await expect(run(`money ${number} --by-hand`)).rejects.toThrow("No money");
  });
});

describe("readOrderArguments", () => {
  it.each([
    "",
    "show",
    "list 1",
    "send 1",
    "ship 1 2",
    "ship 1 --lines a",
    "ship 1 --amount 2",
    "refund 1 --amount 1 --lines 1",
  ])("shows the usage instead of guessing at: %s", (line) => {
    expect(() => readOrderArguments(line.split(" "))).toThrow(orderUsage);
  });

  it("uses the seller's own link", () => {
    expect(
      readOrderArguments("ship 1 --carrier Budbee --parcel B1 --link https://budbee.example/B1".split(" ")),
    ).toEqual({
      number: "1",
      key: null,
      task: {
        task: "ship",
        pieces: null,
        parcel: { carrier: "Budbee", trackingNumber: "B1", link: "https://budbee.example/B1" },
      },
    });
  });
});

describe("parcelLink", () => {
  it("has the carriers' own pages, and null for others", () => {
    expect(parcelLink("PostNord", "A 1")).toBe("https://tracking.postnord.com/?id=A%201");
    expect(parcelLink("Budbee", "1")).toBe("");
    expect(parcelLink("dhl", "")).toBe("");
  });
});
