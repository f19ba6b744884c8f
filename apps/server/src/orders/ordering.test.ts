import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyBuyer } from "../testing/companyBuyer.ts";
import { setQuantity } from "../testing/setQuantity.ts";
import { fillCheckout, fillProducts } from "../testing/fillShop.ts";
import type { TestVisitor } from "../testing/createVisitor.ts";
import { type OrderingServer, startOrderingServer } from "../testing/startOrderingServer.ts";

let shop: OrderingServer;

beforeAll(async () => {
  shop = await startOrderingServer();
  const { db } = shop.database;
  await fillCheckout(db);
  await fillProducts(db, [
    { id: 1001, name: "Tvättmaskin NV 8014", priceOre: 699_000, stock: 25, max: 5 },
    { id: 1008, name: "Tvättmaskin NV 6 Topp", priceOre: 399_000, stock: 40, max: 2 },
    { id: 1010, name: "Tvättmaskin PO 8", priceOre: 529_000, stock: 1, max: 10 },
    { id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 1000 },
    { id: 1401, name: "Arbetsbyxa Granit G2", priceOre: 79_900, stock: 0 },
    { id: 1412, name: "Blå, C50", priceOre: 79_900, stock: 10 },
    { id: 1413, name: "Svart, C50", priceOre: 79_900, stock: 10 },
    { id: 1501, name: "Kylskåp PK 300", priceOre: 899_000, stock: 10 },
    { id: 1502, name: "Grillset", priceOre: 49_900, stock: 10 },
    { id: 1601, name: "Hembesök", priceOre: 0, stock: 1000, digital: true },
  ]);
  await db.updateTable("product").set({ is_parent: true }).where("id", "=", 1401).execute();
  await db.updateTable("product").set({ parent_id: 1401 }).where("id", "in", [1412, 1413]).execute();
  await db.insertInto("gift_campaign").values({ id: 9, product_id: 1501, gift_product_id: 1502 }).execute();
  await db
    .insertInto("discount")
    .values([
      { code: "SOMMAR10", label: "Sommarrabatt 10 %", kind: "percent", value: 10 },
      { code: "JUBILEUM", label: "Jubileumsrabatt", kind: "amount", value: 1_200_000 },
      { code: "GAMMAL", label: "Gammal", kind: "amount", value: 100, ends_at: new Date("2020-01-01") },
      { code: "LAST", label: "Låst rabatt", kind: "amount", value: 10_000, removable: false },
    ])
    .execute();
  await db
    .insertInto("postal_code_rule")
    .values([
      { postal_code: "99999", texts: JSON.stringify(["Vi levererar tyvärr inte till det postnumret."]) },
      { postal_code: "90000" },
    ])
    .execute();
});

afterAll(() => shop.close());

async function cartOf(visitor: TestVisitor): Promise<{
  readonly totalAmount: number;
  readonly totalProductSum: number;
  readonly products: readonly Record<string, unknown>[];
}> {
  return (await visitor.get("/checkoutv3/products/index")).json();
}

const change = (id: number, quantity: number | string): Record<string, unknown> => ({
  [`products[${id}][quantity]`]: quantity,
  refresh_checkout: 0,
});

describe("the cart over HTTP", () => {
  it("returns an empty cart to a stranger without creating a session", async () => {
    const answer = await shop.server.inject({ method: "GET", url: "/checkoutv3/products/index" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.json()).toMatchObject({
      products: [],
      totalAmount: 0,
      free_delivery_limit: 1000,
      cheapest_delivery_price: 49,
    });
  });

  it("limits a quantity to the maximum, removes at zero and ignores invalid values", async () => {
    const visitor = await shop.visit();
    expect((await visitor.post("/checkoutv3/products/update", change(1008, 9))).json()).toMatchObject({
      totalAmount: 2,
      totalProductSum: 7980,
    });
    expect((await visitor.post("/checkoutv3/products/update", change(1008, "-3"))).statusCode).toBe(422);
    expect((await visitor.post("/checkoutv3/products/update", change(1008, "abc"))).statusCode).toBe(422);
    expect((await cartOf(visitor)).totalAmount).toBe(2);
    expect((await setQuantity(visitor, { productId: 1008, quantity: 0 })).json()).toMatchObject({
      products: [],
      totalAmount: 0,
    });
  });

  it("adds entries without a row or with an amount to add; only a row alone is set", async () => {
    const visitor = await shop.visit();
    const send = async (entry: Readonly<Record<string, unknown>>) => {
      const fields = Object.entries(entry).map(([name, value]) => [`products[1001][${name}]`, value]);
      return (await visitor.post("/checkoutv3/products/update", Object.fromEntries(fields))).json<{
        readonly totalAmount: number;
        readonly products: readonly { readonly row_id: string }[];
      }>();
    };
    await send({ quantity: 1 });
    const twice = await send({ quantity: 1 });
    expect(twice).toMatchObject({ totalAmount: 2, products: [{ product_id: 1001 }] });
    const row = twice.products[0]?.row_id;
    expect(await send({ row_id: row, quantity: 2, added: 1 })).toMatchObject({ totalAmount: 3 });
    expect(await send({ row_id: row, quantity: 2 })).toMatchObject({ totalAmount: 2 });
    expect(await send({ quantity: 0 })).toMatchObject({ totalAmount: 2 });
    expect(await send({ row_id: "r-1", quantity: 9, added: 1 })).toMatchObject({ totalAmount: 3 });
    expect(await send({ quantity: 9 })).toMatchObject({ totalAmount: 5 });
    for (const added of ["-1", "x", "", "1.5"])
      expect(await send({ row_id: row, quantity: 1, added })).toEqual({ message: "Ange ett antal." });
    await shop.database.pool.query("UPDATE product SET max_quantity = 3 WHERE id = 1001");
    expect(await send({ quantity: 1 })).toMatchObject({ totalAmount: 5 });
    await shop.database.pool.query("UPDATE product SET max_quantity = 5 WHERE id = 1001");
  });

  it("keeps variants separate when adding, and does not change gifts of the same product", async () => {
    const visitor = await shop.visit();
    const add = (product: number, variant?: number) =>
      visitor.post("/checkoutv3/products/update", {
        [`products[${product}][quantity]`]: 1,
        ...(variant === undefined ? {} : { [`products[${product}][variant_id]`]: variant }),
      });
    for (const variant of [1412, 1413, 1412]) await add(1401, variant);
    await add(1501);
    await add(1502);
    const linesOf = async () =>
      (await cartOf(visitor)).products.map((line) => [line["product_id"], line["variant_id"], line["quantity"]]);
    expect(await linesOf()).toEqual([
      [1401, 1412, 2],
      [1401, 1413, 1],
      [1501, null, 1],
      [1502, null, 1],
      [1502, null, 1],
    ]);
    const [first] = (await cartOf(visitor)).products;
    const row = { "products[1401][quantity]": 4, "products[1401][row_id]": String(first?.["row_id"]) };
    expect((await visitor.post("/checkoutv3/products/update", row)).statusCode).toBe(200);
    expect((await linesOf())[0]).toEqual([1401, 1412, 4]);
  });

  it("restores a removed line at its position", async () => {
    const visitor = await shop.visit();
    const ids = async () => (await cartOf(visitor)).products.map((line) => line["product_id"]);
    for (const id of [1001, 1304, 1008]) await visitor.post("/checkoutv3/products/update", change(id, 1));
    await setQuantity(visitor, { productId: 1304, quantity: 0 });
    expect(await ids()).toEqual([1001, 1008]);
    await visitor.post("/checkoutv3/products/update", change(1010, 1));
    await visitor.post("/checkoutv3/products/update", change(1304, 2));
    expect(await ids()).toEqual([1001, 1304, 1008, 1010]);
  });

  it("answers 404 for a product that does not exist and changes nothing", async () => {
    const visitor = await shop.visit();
    const answer = await visitor.post("/checkoutv3/products/update", { ...change(1001, 1), ...change(424242, 1) });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: "Sidan eller produkten kunde inte hittas." });
    expect((await cartOf(visitor)).products).toEqual([]);
  });

  it("marks a line that exceeds the stock", async () => {
    const visitor = await shop.visit();
    await visitor.post("/checkoutv3/products/update", change(1010, 2));
    expect((await cartOf(visitor)).products[0]).toMatchObject({ is_overselling: true, product_qty: 1 });
  });

  it("adds a gift with its product and removes it again", async () => {
    const visitor = await shop.visit();
    await visitor.post("/checkoutv3/products/update", change(1501, 1));
    const { products, totalAmount, totalProductSum } = await cartOf(visitor);
    expect(products[1]).toMatchObject({
      product_id: 1502,
      give_away_campaign_id: 9,
      unit_price_incl_vat: 0,
      give_away_product_original_price_incl_vat: 499,
      give_away_product_original_price_excl_vat: 399.2,
    });
    expect([totalAmount, totalProductSum]).toEqual([2, 8990]);
    await setQuantity(visitor, { productId: 1501, quantity: 0 });
    expect((await cartOf(visitor)).products).toEqual([]);
  });

  it("does not change gifts, and finds the product when its row has changed", async () => {
    const visitor = await shop.visit();
    await visitor.post("/checkoutv3/products/update", change(1501, 1));
    const [first, gift] = (await cartOf(visitor)).products;
    const wished = { "products[1502][quantity]": 3, "products[1502][row_id]": String(gift?.["row_id"]) };
    expect((await visitor.post("/checkoutv3/products/update", wished)).statusCode).toBe(200);
    expect((await cartOf(visitor)).products.map((line) => line["quantity"])).toEqual([1, 1]);
    await setQuantity(visitor, { productId: 1501, quantity: 0 });
    await visitor.post("/checkoutv3/products/update", change(1304, 1));
    await visitor.post("/checkoutv3/products/update", change(1501, 1));
    await setQuantity(visitor, { productId: 1304, quantity: 0 });
    const old = { "products[1501][quantity]": 2, "products[1501][row_id]": String(first?.["row_id"]) };
    expect((await visitor.post("/checkoutv3/products/update", old)).json()).toMatchObject({ totalProductSum: 17_980 });
  });

  it("adds one at a time through the address of a form and says so on the next page", async () => {
    const visitor = await shop.visit();
    const answer = await visitor.submit("/kassa/lagg-i-varukorg/1001", { return_to: "/produkter/id/1001" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/produkter/id/1001"]);
    await visitor.submit("/kassa/lagg-i-varukorg/1001", { return_to: "https://evil.example/" });
    expect((await cartOf(visitor)).totalAmount).toBe(2);
    const json = (await visitor.post("/kassa/lagg-i-varukorg/1001", {})).json();
    expect(json).toMatchObject({ cartTotal: { totalAmount: 3, totalProductSum: 20970 } });
  });

  it("rejects a POST without a token, and a form from another site", async () => {
    const visitor = await shop.visit();
    const bare = await shop.server.inject({
      method: "POST",
      url: "/kassa/lagg-i-varukorg/1001",
      headers: { "x-requested-with": "XMLHttpRequest" },
    });
    expect(bare.statusCode).toBe(419);
    const foreign = await shop.server.inject({
      method: "POST",
      url: "/kassa/lagg-i-varukorg/1001",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        accept: "text/html",
        "sec-fetch-site": "cross-site",
        "sec-fetch-mode": "navigate",
      },
      payload: "a=1",
    });
    expect(foreign.statusCode).toBe(419);
    expect((await cartOf(visitor)).totalAmount).toBe(0);
  });
});

describe("discounts over HTTP", () => {
  it("applies, rejects and removes codes", async () => {
    const visitor = await shop.visit();
    await visitor.post("/checkoutv3/products/update", change(1001, 2));
    const store = async (code: string): Promise<unknown> =>
      (await visitor.post("/checkoutv3/discounts/store", { code, refresh_checkout: 1 })).json();
    expect(await store("sommar10")).toMatchObject({ discount: { total: 1398, total_excl_vat: 1118.4 }, message: null });
    expect(await store("SOMMAR10")).toEqual({ discount: null, message: "Koden är redan tillagd." });
    expect(await store("GAMMAL")).toEqual({ discount: null, message: "Koden har gått ut." });
    expect(await store("FINNSINTE")).toEqual({ discount: null, message: null });
    expect((await visitor.post("/checkoutv3/discounts/store", { code: " " })).json()).toEqual({
      message: "Ange en kod.",
    });
    expect(await store("LAST")).toMatchObject({ discount: { total: 1498 } });
    const destroy = async (code: string): Promise<unknown> =>
      (await visitor.post("/checkoutv3/discounts/destroy", { code, refresh_checkout: 0 })).json();
    expect(await destroy("LAST")).toEqual({ error: true, message: "Rabatten kunde inte tas bort.", discount: null });
    expect(await destroy("SOMMAR10")).toMatchObject({ error: false, discount: { rows: [{ code: "LAST" }] } });
  });

  it.each([
    ["store", "FINNSINTE", "Koden kunde inte hittas."],
    ["store", "GAMMAL", "Koden har gått ut."],
    ["destroy", "LAST", "Rabatten kunde inte tas bort."],
  ])("says on the next page of a form without script why %s refused %s", async (call, code, text) => {
    const visitor = await shop.visit();
    await visitor.post("/checkoutv3/products/update", change(1001, 2));
    await visitor.post("/checkoutv3/discounts/store", { code: "LAST", refresh_checkout: 0 });
    const answer = await visitor.submit(`/checkoutv3/discounts/${call}`, { code, return_to: "/varukorg" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/varukorg"]);
    const kept = await shop.database.db
      .selectFrom("session")
      .select(["notices", "form_draft"])
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(kept).toMatchObject({
      notices: [{ kind: "error", text }],
      form_draft: { form: `/checkoutv3/discounts/${call}`, values: { return_to: "/varukorg" } },
    });
  });

  it("never exceeds the cost of the products", async () => {
    const visitor = await shop.visit();
    await visitor.post("/checkoutv3/products/update", change(1001, 1));
    const answer = await visitor.post("/checkoutv3/discounts/store", { code: "JUBILEUM", refresh_checkout: 1 });
    expect(answer.json()).toMatchObject({ discount: { total: 6990 }, snippet: "free_order" });
  });
});

describe("the checkout over HTTP", () => {
  it("shows companies prices without VAT and the invoice", async () => {
    const visitor = await shop.visit();
    await visitor.post("/checkoutv3/products/update", change(1001, 1));
    const answer = await visitor.post(
      "/checkoutv3/checkoutv3/update_customer_type",
      { customer_type: "company" },
      "json",
    );
    expect(answer.json()).toMatchObject({ customer_type: "company", includes_vat: false });
    expect(answer.json<{ available_payment_types: unknown[] }>().available_payment_types).toHaveLength(2);
    expect((await cartOf(visitor)).totalProductSum).toBe(5592);
    expect(
      (await visitor.post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "robot" }, "json"))
        .statusCode,
    ).toBe(422);
  });

  it("checks postal codes", async () => {
    const visitor = await shop.visit();
    const send = (postal_code: string): ReturnType<TestVisitor["post"]> =>
      visitor.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code }, "json");
    expect((await send("127 47")).json()).toMatchObject({ delivery_checkout: { session: { postal_code: "12747" } } });
    expect((await send("99999")).json()).toMatchObject({
      attributes: { postal_code: ["Vi levererar tyvärr inte till det postnumret."] },
    });
    expect((await send("90000")).json()).toMatchObject({ attributes: { postal_code: [] } });
    for (const wrong of ["", "1234", "01234", "abcde", "1234567"]) expect((await send(wrong)).statusCode).toBe(422);
  });

  it("checks postal codes by the rules of the chosen country, and drops one that is invalid there", async () => {
    const visitor = await shop.visit();
    const { db } = shop.database;
    const isInternational = { test_checkout: JSON.stringify({ international: true }) };
    await db.updateTable("session").set(isInternational).where("id", "=", visitor.sessionId).execute();
    const send = async (postal_code: string) =>
      (await visitor.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code }, "json")).statusCode;
    const chooseCountry = (country_code: string) => visitor.post("/checkoutv3/countries/update", { country_code });
    expect(await send("12747")).toBe(200);
    const inNorway = (await chooseCountry("NO")).json();
    expect(inNorway).toMatchObject({ country_code: "NO", delivery_checkout: { session: { postal_code: null } } });
    expect([await send("0150"), await send("12747")]).toEqual([200, 422]);
    await chooseCountry("FI");
    expect([await send("00100"), await send("0150")]).toEqual([200, 422]);
    await chooseCountry("SE");
    expect([await send("00100"), await send("127 47")]).toEqual([422, 200]);
  });

  it("uses the delivery price of its own table, whatever the browser sends", async () => {
    const visitor = await shop.visit();
    await visitor.post("/checkoutv3/products/update", change(1304, 1));
    const send = (body: Record<string, unknown>): ReturnType<TestVisitor["post"]> =>
      visitor.post("/checkoutv3/deliverytypes/update", body, "json");
    expect((await send({ delivery_type_id: 1, shipping_option_id: "ombud-2" })).json()).toMatchObject({
      delivery_checkout: {
        selected_delivery_option: { value: 1, price: 49 },
        session: { shipping_option_id: "ombud-2" },
      },
    });
    expect((await send({ delivery_type_id: 2, kco_shipping_cost: 1 })).statusCode).toBe(422);
    expect((await send({ delivery_type_id: 2, kco_shipping_cost: 399 })).statusCode).toBe(200);
    for (const id of [4, 77])
      expect((await send({ delivery_type_id: id })).json()).toEqual({ message: "Fraktsättet är inte tillgängligt." });
  });

  it("says who sends the newsletter and that it can be ended", async () => {
    expect((await (await shop.visit()).get("/checkoutv3/checkoutv3/show")).json().order_subscribe).toMatchObject({
      value: 0,
      text: "Ja tack, skicka mig nyheter och erbjudanden från Butiken via e-post. Jag kan avsluta det när jag vill.",
    });
  });

  it("stores only a valid newsletter choice", async () => {
    const visitor = await shop.visit();
    expect((await visitor.post("/api/internal/orders/subscribe", { value: 1 })).json()).toEqual({ value: 1 });
    expect((await visitor.post("/api/internal/orders/subscribe", { value: 7 })).statusCode).toBe(422);
    expect((await visitor.post("/api/internal/orders/subscribe", { "value[]": 1 })).statusCode).toBe(422);
    expect((await visitor.get("/checkoutv3/checkoutv3/show")).json()).toMatchObject({ order_subscribe: { value: 1 } });
  });

  it("makes the cheapest delivery free from the limit on", async () => {
    const visitor = await shop.visit();
    await visitor.post("/checkoutv3/products/update", change(1001, 1));
    const answer = await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 1 }, "json");
    expect(answer.json()).toMatchObject({ delivery_checkout: { selected_delivery_option: { value: 1, price: 0 } } });
  });
});

async function readyToOrder(): Promise<TestVisitor> {
  const visitor = await shop.visit();
  await visitor.post("/checkoutv3/products/update", change(1304, 2));
  await visitor.post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "company" }, "json");
  await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "5" });
  await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2 }, "json");
  return visitor;
}

describe("orders over HTTP", () => {
  it("accepts a company's invoice order and empties the cart", async () => {
    const visitor = await readyToOrder();
    const answer = await visitor.post("/checkout/manual_payment", companyBuyer);
    const order = answer.json<{ order_id: number; redirect_url: string }>();
    expect(order.order_id).toBeGreaterThanOrEqual(100301);
    expect(order.redirect_url).toBe(`/checkout/confirmation/${order.order_id}`);
    expect((await cartOf(visitor)).totalAmount).toBe(0);
  });

  it("responds to a form without script with the confirmation page", async () => {
    const visitor = await readyToOrder();
    const answer = await visitor.submit("/checkout/manual_payment", companyBuyer);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/checkout\/confirmation\/\d+$/);
  });

  it("forgets the details of a refused form once the order is placed", async () => {
    const visitor = await readyToOrder();
    const draft = async () =>
      shop.database.db
        .selectFrom("session")
        .select("form_draft")
        .where("id", "=", visitor.sessionId)
        .executeTakeFirst();
    await visitor.submit("/checkout/manual_payment", { ...companyBuyer, user_zipcode: "" });
    expect(await draft()).toMatchObject({ form_draft: { order: { user_city: companyBuyer.user_city } } });
    await visitor.submit("/checkout/manual_payment", companyBuyer);
    expect(await draft()).toEqual({ form_draft: null });
  });

  it("rejects an address outside the delivery area, unless the goods are picked up", async () => {
    const visitor = await readyToOrder();
    const send = (zipcode: string) =>
      visitor.post("/checkout/manual_payment", { ...companyBuyer, user_zipcode: zipcode });
    expect((await send("999 99")).json()).toMatchObject({
      message: "Kontrollera uppgifterna.",
      errors: { user_zipcode: ["Vi levererar tyvärr inte till det postnumret."] },
    });
    expect((await send("90000")).json()).toMatchObject({ errors: { user_zipcode: ["Ange ett giltigt postnummer."] } });
    await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 3 }, "json");
    expect((await send("999 99")).statusCode).toBe(200);
  });

  it("reports every invalid field and keeps the cart", async () => {
    const visitor = await readyToOrder();
    const answer = await visitor.post("/checkout/manual_payment", {
      ...companyBuyer,
      user_email: "anna",
      user_city: "",
      order_accept_terms: "0",
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      message: "Kontrollera uppgifterna.",
      errors: {
        user_email: ["Ange en giltig e-postadress."],
        user_city: ["Ange en ort."],
        order_accept_terms: ["Du måste acceptera köpvillkoren."],
      },
    });
    expect((await cartOf(visitor)).totalAmount).toBe(2);
  });

  it("rejects a free order that costs something, and an oversold one", async () => {
    const visitor = await readyToOrder();
    expect((await visitor.post("/checkout/freeorder", companyBuyer)).statusCode).toBe(422);
    await visitor.post("/checkoutv3/products/update", change(1010, 2));
    const oversold = await visitor.post("/checkout/manual_payment", companyBuyer);
    expect([oversold.statusCode, oversold.json<{ message: string }>().message]).toEqual([
      409,
      "Tyvärr har vi inte fler i lager av denna produkt",
    ]);
  });

  it("reports a sum that has changed since the page showed it, and charges only what was shown", async () => {
    const visitor = await readyToOrder();
    const shown = { ...companyBuyer, order_total: "598" };
    await shop.database.db.updateTable("product").set({ price_ore: 9_975 }).where("id", "=", 1304).execute();
    const changed = await visitor.post("/checkout/manual_payment", shown);
    expect([changed.statusCode, changed.json()]).toEqual([
      409,
      {
        message: "Priset eller lagret har ändrats. Kontrollera varukorgen och försök igen.",
        errors: { products: ["Summan har ändrats sedan du såg den senast. Kontrollera den och försök igen."] },
      },
    ]);
    expect((await cartOf(visitor)).totalAmount).toBe(2);
    for (const order_total of ["x", "-598.5", "598,5"]) {
      expect((await visitor.post("/checkout/manual_payment", { ...companyBuyer, order_total })).statusCode).toBe(409);
    }
    expect((await visitor.post("/checkout/manual_payment", { ...companyBuyer, order_total: "598.5" })).statusCode).toBe(
      200,
    );
    await shop.database.db.updateTable("product").set({ price_ore: 9_950 }).where("id", "=", 1304).execute();
  });

  it("rejects fields that no parcel label could contain", async () => {
    const visitor = await readyToOrder();
    const answer = await visitor.post("/checkout/manual_payment", {
      ...companyBuyer,
      user_firstname: "a\r\nBcc: b@example.se",
      user_address: "x".repeat(10_000),
      user_email: "a@b",
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors).sort()).toEqual([
      "user_address",
      "user_email",
      "user_firstname",
    ]);
  });

  it("requires a delivery even when a code pays for everything", async () => {
    const visitor = await shop.visit();
    await visitor.post("/checkoutv3/products/update", change(1304, 1));
    await visitor.post("/checkoutv3/discounts/store", { code: "JUBILEUM" });
    const without = async () =>
      (await visitor.post("/checkout/freeorder", { ...companyBuyer, user_pnr: "", customer_type: "private" })).json();
    expect(await without()).toMatchObject({
      message: "Ange ett postnummer.",
      errors: { postal_code: ["Ange ett postnummer."] },
    });
    await visitor.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: "12747" }, "json");
    expect(await without()).toMatchObject({
      message: "Välj ett fraktsätt.",
      errors: { delivery_type_id: ["Välj ett fraktsätt."] },
    });
    await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 3 }, "json");
    const answer = await visitor.post("/checkout/freeorder", {
      ...companyBuyer,
      user_pnr: "",
      customer_type: "private",
    });
    expect(answer.statusCode).toBe(200);
  });

  it("accepts a free order", async () => {
    const visitor = await shop.visit();
    await visitor.post("/checkoutv3/products/update", change(1601, 1));
    expect((await visitor.get("/checkoutv3/checkoutv3/show")).json()).toMatchObject({ snippet: "free_order" });
    const answer = await visitor.post("/checkout/freeorder", {
      ...companyBuyer,
      user_company: "",
      user_pnr: "",
      customer_type: "private",
    });
    expect(answer.statusCode).toBe(200);
  });
});
