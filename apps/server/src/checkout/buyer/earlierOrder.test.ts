import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestVisitor } from "../../testing/createVisitor.ts";
import { companyBuyer } from "../../testing/companyBuyer.ts";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";

const email = "anna.andersson@example.se";
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
  // Leaves the account without the orders of the reference data.
  await shop.database.db.updateTable("order").set({ email: "nobody@example.se" }).where("email", "=", email).execute();
});

afterAll(() => shop.close());

/** Logs a new visitor in, and returns the checkout after that. */
async function checkoutAfterLogin(before: (visitor: TestVisitor) => Promise<unknown> = async () => {}) {
  const visitor = await shop.visit();
  await before(visitor);
  const login = { email, password: "Sommar2024!" };
  const answer = await visitor.post("/konto/login_from_checkout", login, "json");
  const [cookie = ""] = String(answer.headers["set-cookie"]).split(";");
  return (await shop.server.inject({ url: "/checkoutv3/checkoutv3/show", headers: { cookie } })).json();
}

/** Orders a cable by invoice, delivered home in the evening. */
async function orderByInvoice(): Promise<void> {
  const visitor = await shop.visit();
  await visitor.post("/checkoutv3/products/update", { "products[1304][quantity]": 1, refresh_checkout: 0 });
  await visitor.post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "company" }, "json");
  await visitor.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: "127 47" }, "json");
  await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2, shipping_option_id: "kvall" }, "json");
  await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "5" });
  const answer = await visitor.post("/checkout/manual_payment", { ...companyBuyer, user_email: email.toUpperCase() });
  expect(answer.statusCode).toBe(200);
}

describe("the last order of an account", () => {
  it("leaves the checkout unchanged when there is none", async () => {
    const checkout = await checkoutAfterLogin();
    expect(checkout).toMatchObject({ customer_type: "private", terms_accepted: false });
    expect(checkout.delivery_checkout.session.postal_code).toBeNull();
  });

  it("is preselected at login when nothing was chosen, with the terms accepted at that time", async () => {
    await orderByInvoice();
    expect(await checkoutAfterLogin()).toMatchObject({
      customer_type: "company",
      selected_payment_type: "5",
      payment_type_chosen: true,
      terms_accepted: true,
      delivery_checkout: {
        selected_delivery_option: { value: 2 },
        session: { postal_code: "12345", shipping_option_id: "kvall" },
      },
    });
  });

  it("changes nothing that this visitor has already chosen", async () => {
    const checkout = await checkoutAfterLogin((visitor) =>
      visitor.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: "411 05" }, "json"),
    );
    expect(checkout.customer_type).toBe("private");
    expect(checkout.delivery_checkout.session.postal_code).toBe("41105");
  });

  it("requires changed terms to be accepted again", async () => {
    const { db } = shop.database;
    const hash = "0".repeat(64);
    await db.insertInto("accepted_terms").values({ hash, html: "<p>Tidigare villkor.</p>" }).execute();
    const newest = db.selectFrom("order").select(({ fn }) => fn.max("id").as("id"));
    await db.updateTable("order").set({ terms_hash: hash }).where("id", "=", newest).execute();
    expect(await checkoutAfterLogin()).toMatchObject({ terms_accepted: false });
  });

  it("preselects no credit for a person", async () => {
    const { db } = shop.database;
    const credit = { customer_type: "private", payment_type_id: "1", email };
    const newest = db.selectFrom("order").select(({ fn }) => fn.max("id").as("id"));
    await db.updateTable("order").set(credit).where("id", "=", newest).execute();
    const checkout = await checkoutAfterLogin();
    expect(checkout).toMatchObject({ customer_type: "private", payment_type_chosen: false });
    expect(checkout.delivery_checkout.session.postal_code).not.toBeNull();
  });

  it("uses the account's current address, and no pickup point or time slot of the old address", async () => {
    const { db } = shop.database;
    const newest = db.selectFrom("order").select(({ fn }) => fn.max("id").as("id"));
    await db.updateTable("order").set({ shipping_option_id: "kvall" }).where("id", "=", newest).execute();
    await db.updateTable("customer").set({ zipcode: "981 31" }).where("email", "=", email).execute();
    const { delivery_checkout: delivery } = await checkoutAfterLogin();
    expect(delivery.session).toMatchObject({ postal_code: "98131", shipping_option_id: "dag" });
  });
});
