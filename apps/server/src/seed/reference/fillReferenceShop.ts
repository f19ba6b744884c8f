import { toOre } from "@torg/format";
import type { Kysely } from "kysely";
import { hashPassword } from "../../account/password.ts";
import type { Database } from "../../database/Database.ts";
import { referenceHome } from "./referenceHome.ts";
import { creditCampaigns, openingHours, referenceReviews, referenceStores, reviewRequests } from "./shopTables.ts";

const phone = (id: number): string => `08-555 010 ${String(id * 10)}`;

/** Writes stores, stock per store, reviews, credit, leasing, the customer and the old order. */
export async function fillReferenceShop(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto("store")
    .values(
      referenceStores.map((store) => ({
        ...store,
        phone_number: phone(store.id),
        email: `${store.slug?.replace("-", "") ?? "svagertorp"}@nordhem.example`,
        opening_hours_html: openingHours,
      })),
    )
    .execute();
  await db
    .insertInto("store_stock")
    .values([1, 2, 4].map((store_id) => ({ store_id, product_id: 1001, quantity: 3 })))
    .execute();
  await db
    .insertInto("credit_campaign")
    .values(
      creditCampaigns.map(({ number, label, monthly, months, initialFee }) => ({
        product_id: 1001,
        campaign_number: number,
        label,
        monthly_cost_ore: toOre(monthly),
        amount_ore: toOre(6990),
        months,
        interest_rate: 0,
        initial_fee_ore: toOre(initialFee),
        total_ore: toOre(6990 + initialFee),
        creditor: "Nordkredit AB",
      })),
    )
    .execute();
  await db
    .insertInto("leasing_offer")
    .values({ product_id: 1001, monthly_cost_ore: toOre(312), months: 36 })
    .execute();
  await fillCustomer(db);
  await fillReviews(db);
  await fillLayout(db);
}

/** The news above the header, the pages that the development bar leads to, and what the home page shows. */
async function fillLayout(db: Kysely<Database>): Promise<void> {
  const layout = {
    micro_banner: { text: "Fri frakt över 1 000 kr", url: null, sticky: true, closable: true },
    development_pages: [{ title: "Kassa", path: "/kassa/leverans" }],
  };
  await db
    .insertInto("setting")
    .values([
      { key: "layout", value: JSON.stringify(layout) },
      { key: "home", value: JSON.stringify(referenceHome(Date.now())) },
    ])
    .execute();
}

async function fillReviews(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto("review_request")
    .values(reviewRequests.map(({ product: _product, ...request }) => request))
    .execute();
  await db
    .insertInto("review_request_product")
    .values(reviewRequests.map(({ uuid, product }) => ({ uuid, product_id: product })))
    .execute();
  await db
    .insertInto("review")
    .values(referenceReviews.map((review) => ({ ...review })))
    .execute();
}

async function fillCustomer(db: Kysely<Database>): Promise<void> {
  const person = {
    pnr: "19850101-1234",
    first_name: "Anna",
    last_name: "Andersson",
    email: "anna.andersson@example.se",
    mobile: "070-123 45 67",
    address: "Storgatan 1",
    zipcode: "123 45",
    city: "Staden",
  };
  await db
    .insertInto("customer")
    .values({ ...person, password_hash: await hashPassword("Sommar2024!") })
    .execute();
  await db
    .insertInto("order")
    .values({
      ...person,
      id: 5012,
      name: "100245",
      state: "paid",
      provider: "manual",
      payment_name: "Faktura",
      customer_type: "private",
      products_ore: toOre(6990),
      discount_ore: 0,
      delivery_ore: 0,
      vat_ore: toOre(1398),
      total_ore: toOre(6990),
      mailed_at: new Date(),
    })
    .execute();
  await db
    .insertInto("order_line")
    .values({
      order_id: 5012,
      position: 1,
      product_id: 1001,
      external_id: "1001",
      name: "Tvättmaskin NV 8014",
      quantity: 1,
      unit_price_ore: toOre(6990),
      original_price_ore: toOre(6990),
      total_ore: toOre(6990),
      vat_percent: 25,
      vat_ore: toOre(1398),
    })
    .execute();
}
