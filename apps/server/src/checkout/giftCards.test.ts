import { type CartSummary, cartSummary } from "@torg/cart/domain";
import { showCheckoutCall } from "@torg/checkout/contract";
import { checkoutCart, paymentFee } from "@torg/checkout/domain";
import { cartCall } from "@torg/cart/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderEmail } from "../orders/emails/orderEmail.ts";
import { loadConfirmedOrder } from "../orders/placed/loadConfirmedOrder.ts";
import { placedOrderOf } from "../orders/placed/placedOrderOf.ts";
import { companyBuyer } from "../testing/companyBuyer.ts";
import type { TestVisitor } from "../testing/createVisitor.ts";
import { fillCheckout, fillProducts, fillProviders } from "../testing/fillShop.ts";
import { paymentOf } from "../testing/payThrough.ts";
import { type OrderingServer, startOrderingServer } from "../testing/startOrderingServer.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startOrderingServer();
  const { db } = shop.database;
  await fillCheckout(db);
  await fillProviders(db);
  const invoice = { for_company: true, for_private: true, handler: "manual", snippet: "manual_payment" };
  await db
    .insertInto("payment_type")
    .values({ id: "7", name: "Fakturaavgift", ...invoice, price_ore: 2_900 })
    .execute();
  await fillProducts(db, [{ id: 1, name: "Kvarn", priceOre: 49_700, stock: 1000 }]);
  await db.insertInto("discount").values({ code: "TIO", label: "Tio procent", kind: "percent", value: 10 }).execute();
});

afterAll(() => shop.close());

let made = 0;

/** Creates a gift card with an amount in öre, and gives its code. */
async function aCard(ore: number, ends_at: Date | null = null): Promise<string> {
  made += 1;
  const code = `KORT-${made}`;
  const card = { code, label: "Presentkort", kind: "gift_card", value: ore, left_ore: ore, ends_at };
  await shop.database.db.insertInto("discount").values(card).execute();
  return code;
}

interface Wish {
  readonly quantity?: number;
  readonly customerType?: "company" | "private";
  readonly paymentTypeId?: string;
}

/** A visitor with a grinder for 497 kr, delivered to a pick-up point for 49 kr, and codes. */
async function buyerWith(codes: readonly string[], wish: Wish = {}): Promise<TestVisitor> {
  const { quantity = 1, customerType = "private", paymentTypeId = "3" } = wish;
  const visitor = await shop.visit();
  await visitor.post("/checkoutv3/products/update", { "products[1][quantity]": quantity, refresh_checkout: 0 });
  const chosen = {
    customer_type: customerType,
    payment_type_id: paymentTypeId,
    delivery_type_id: 1,
    shipping_option_id: "ombud-1",
    postal_code: "12747",
  };
  await shop.database.db.updateTable("session").set(chosen).where("id", "=", visitor.sessionId).execute();
  for (const code of codes) await visitor.post("/checkoutv3/discounts/store", { code, refresh_checkout: 0 });
  return visitor;
}

/** The sums that a visitor's pages show, added up as these do it. */
async function shownTo(visitor: TestVisitor) {
  const data = showCheckoutCall.response.parse((await visitor.get("/checkoutv3/checkoutv3/show")).json());
  const cart = cartCall.response.parse((await visitor.get("/checkoutv3/products/index")).json());
  const isFree = data.snippet === "free_order";
  const type = data.paymentTypes.find(({ id }) => id === data.selectedPaymentTypeId) ?? null;
  return {
    snippet: data.snippet,
    cart: cartSummary(cart),
    checkout: cartSummary(checkoutCart(cart, data), isFree ? null : paymentFee(type)),
    rows: cart.discount.rows,
  };
}

type Sums = Pick<CartSummary, "productsOre" | "totalOre" | "vatOre" | "discountOre" | "giftCardsOre" | "dueOre">;
const sums = (wanted: Sums): Sums => wanted;

const privateBuyer = { ...companyBuyer, customer_type: "private", user_company: "", user_pnr: "" };

/** Places an order and reads it as mails and the thank-you page show it. */
async function orderOf(visitor: TestVisitor, path = "/checkout/manual_payment", buyer: object = privateBuyer) {
  const answer = await visitor.post(path, { ...buyer });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining("order_id")]);
  const confirmed = await loadConfirmedOrder(shop.database.db, answer.json().order_id, "https://shop.example");
  if (confirmed === null) throw new Error("The order is gone.");
  const text = orderEmail(confirmed).text.replaceAll(/\s/g, " ");
  return { id: confirmed.order.id, placed: placedOrderOf(confirmed), text };
}

const leftOn = async (code: string): Promise<number> => {
  const { rows } = await shop.database.pool.query(
    "SELECT left_ore FROM discount WHERE code_hash = gift_card_hash($1)",
    [code],
  );
  return rows[0].left_ore;
};

describe("a gift card", () => {
  it("pays a part of goods and delivery, and leaves discount, total and VAT unchanged", async () => {
    const visitor = await buyerWith([await aCard(40_000)]);
    const wanted = sums({
      productsOre: 49_700,
      totalOre: 54_600,
      vatOre: 10_920,
      discountOre: 0,
      giftCardsOre: 40_000,
      dueOre: 14_600,
    });
    expect(await shownTo(visitor)).toMatchObject({ cart: wanted, checkout: wanted });
  });

  it("is found by a code that was copied together with signs that nobody sees", async () => {
    const visitor = await buyerWith([`\u202a${await aCard(40_000)}\u200b\u202c`]);
    expect(await shownTo(visitor)).toMatchObject({ cart: { giftCardsOre: 40_000 } });
  });

  it("is marked as one, with its remaining amount and expiry, and in the usual sums", async () => {
    const visitor = await buyerWith([await aCard(60_000, new Date("2030-11-30T23:00:00Z"))]);
    const { discount } = (await visitor.get("/checkoutv3/products/index")).json();
    expect(discount).toMatchObject({
      rows: [
        {
          label: "Presentkort",
          discount_amount_incl_vat: 546,
          discount_amount_excl_vat: 546,
          gift_card: { left: 54, valid_until: "2030-11-30" },
        },
      ],
      total: 546,
      total_incl_vat: 546,
      total_excl_vat: 546,
    });
    const plain = await buyerWith(["TIO"]);
    expect((await plain.get("/checkoutv3/products/index")).json().discount.rows[0]).not.toHaveProperty("gift_card");
  });

  it("does not affect the amount left to free delivery", async () => {
    const visitor = await buyerWith([await aCard(100_000)], { quantity: 3 });
    const { cart, checkout } = await shownTo(visitor);
    expect([cart.freeDelivery.state, checkout.freeDelivery.state]).toEqual(["qualified", "qualified"]);
    expect(checkout).toMatchObject({ delivery: { priceOre: 0 }, totalOre: 149_100, dueOre: 49_100 });
  });

  it("pays what a discount leaves, whichever was added first", async () => {
    const wanted = sums({
      productsOre: 49_700,
      totalOre: 49_630,
      vatOre: 9_926,
      discountOre: 4_970,
      giftCardsOre: 40_000,
      dueOre: 9_630,
    });
    for (const turn of [(codes: readonly string[]) => codes, (codes: readonly string[]) => codes.toReversed()]) {
      const visitor = await buyerWith(turn([await aCard(40_000), "TIO"]));
      expect(await shownTo(visitor)).toMatchObject({ cart: wanted, checkout: wanted });
    }
  });

  it("pays together with another, in the order in which they were added", async () => {
    const [first, second] = [await aCard(30_000), await aCard(30_000)];
    const visitor = await buyerWith([first, second], { paymentTypeId: "7" });
    const { snippet, checkout, rows } = await shownTo(visitor);
    expect(rows.map(({ amountInclVatOre, giftCard }) => [amountInclVatOre, giftCard?.balanceOre])).toEqual([
      [30_000, 0],
      [24_600, 5_400],
    ]);
    expect([snippet, checkout.dueOre]).toEqual(["free_order", 0]);
    await orderOf(visitor, "/checkout/freeorder");
    expect([await leftOn(first), await leftOn(second)]).toEqual([0, 5_400]);
  });

  it("pays what a company sees without VAT, with the VAT of all of it", async () => {
    const visitor = await buyerWith([await aCard(40_000)], { customerType: "company", paymentTypeId: "5" });
    const { checkout } = await shownTo(visitor);
    expect(checkout).toMatchObject({
      ...sums({
        productsOre: 39_760,
        totalOre: 43_680,
        vatOre: 10_920,
        discountOre: 0,
        giftCardsOre: 40_000,
        dueOre: 14_600,
      }),
      totalInclVatOre: 54_600,
    });
    const { placed } = await orderOf(visitor, "/checkout/manual_payment", companyBuyer);
    expect(placed).toMatchObject({ totalOre: 54_600, vatOre: 10_920, giftCards: [{ amountOre: 40_000 }] });
  });

  it("pays nothing of a request for a quote, but is shown as a sum", async () => {
    const code = await aCard(40_000);
    const visitor = await buyerWith([code]);
    const test_settings = JSON.stringify({ isOfferTheme: true });
    await shop.database.db.updateTable("session").set({ test_settings }).where("id", "=", visitor.sessionId).execute();
    expect((await shownTo(visitor)).checkout).toMatchObject({ totalOre: 54_600, giftCardsOre: 40_000, dueOre: 14_600 });
    const { placed, text } = await orderOf(visitor);
    expect(placed).toMatchObject({
      isQuote: true,
      totalOre: 54_600,
      discounts: [],
      giftCards: [{ amountOre: 40_000 }],
    });
    expect(text).toContain("Totalt: 546,00 kr Varav moms: 109,20 kr");
    expect(await leftOn(code)).toBe(40_000);
  });
});

describe("the fee of a payment method", () => {
  it("is charged when something is left to pay with it, and not when gift cards pay everything else", async () => {
    const part = await shownTo(await buyerWith([await aCard(54_500)], { paymentTypeId: "7" }));
    expect(part.checkout).toMatchObject({ totalOre: 57_500, giftCardsOre: 54_500, dueOre: 3_000 });
    const code = await aCard(100_000);
    const visitor = await buyerWith([code], { paymentTypeId: "7" });
    const whole = await shownTo(visitor);
    expect(whole).toMatchObject({ snippet: "free_order", checkout: { totalOre: 54_600, dueOre: 0, payment: null } });
    const { placed } = await orderOf(visitor, "/checkout/freeorder");
    expect(placed).toMatchObject({ totalOre: 54_600, fee: null, paymentName: "", vatOre: 10_920 });
    expect(await leftOn(code)).toBe(45_400);
  });
});

describe("an order that a gift card paid a part of", () => {
  it("shows everywhere its cost, its VAT, what the card paid and what was left", async () => {
    const visitor = await buyerWith([await aCard(40_000), "TIO"], { paymentTypeId: "7" });
    const { id, placed, text } = await orderOf(visitor);
    expect(placed).toMatchObject({
      productsOre: 49_700,
      discounts: [{ label: "Tio procent", amountOre: 4_970 }],
      delivery: { priceOre: 4_900 },
      fee: { priceOre: 2_900 },
      totalOre: 52_530,
      vatOre: 10_506,
      giftCards: [{ label: "Presentkort", amountOre: 40_000 }],
    });
    expect(text).toContain(
      "Totalt: 525,30 kr Varav moms: 105,06 kr Betalt med presentkort: 400,00 kr Att betala: 125,30 kr",
    );
    const order = await shop.database.db
      .selectFrom("order")
      .select(["total_ore", "vat_ore"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ total_ore: 12_530, vat_ore: 10_506 });
  });

  it("is sent to a provider with the remaining amount, and lines that add up to it", async () => {
    const visitor = await buyerWith([await aCard(52_000)], { paymentTypeId: "1" });
    await visitor.get("/checkoutv3/checkoutv3/show");
    const { providerId } = await paymentOf(shop, visitor, "klarna");
    const { body } = await shop.database.db
      .selectFrom("stand_in_payment")
      .select("body")
      .where("id", "=", providerId)
      .executeTakeFirstOrThrow();
    expect(body).toMatchObject({
      order_amount: 2_600,
      order_tax_amount: 10_920,
      order_lines: [
        { total_amount: 49_700, total_tax_amount: 9_940, total_discount_amount: 0 },
        { total_amount: 4_900, total_tax_amount: 980 },
        { total_amount: -52_000, total_tax_amount: 0, tax_rate: 0 },
      ],
    });
  });
});
