import { toOre } from "@torg/format";
import { type Kysely, sql } from "kysely";
import { hashPassword } from "../../account/passwords/password.ts";
import type { Database } from "../../database/Database.ts";
import { creditCampaigns, referenceReviews, reviewRequests } from "./shopTables.ts";

/** Inserts stock per store, reviews, credit, leasing, the customer and the old order. */
export async function fillReferenceShop(db: Kysely<Database>): Promise<void> {
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
  await fillContractSettings(db);
}

/**
 * Settings required by the contract's examples but not allowed in a real shop: their wording of credit offers,
 * preselected consent boxes, and the developer bar.
 */
async function fillContractSettings(db: Kysely<Database>): Promise<void> {
  const settings = {
    shop: {
      complianceProfile: "spec",
      consentDefaults: { marketing_third_party: false, functional_third_party: true },
    },
    layout: { development_pages: [{ title: "Kassa", path: "/kassa/leverans" }] },
  };
  for (const [key, value] of Object.entries(settings)) {
    await db
      .updateTable("setting")
      .set({ value: sql`value || ${JSON.stringify(value)}::jsonb` })
      .where("key", "=", key)
      .execute();
  }
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
