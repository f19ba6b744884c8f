import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";

/** A product for a test; omitted values get defaults. */
export interface TestProduct {
  readonly id: number;
  readonly name?: string;
  readonly priceOre?: number | null;
  readonly stock?: number;
  readonly max?: number;
  readonly digital?: boolean;
}

/** Puts products into an otherwise empty shop. */
export async function fillProducts(db: Kysely<Database>, products: readonly TestProduct[]): Promise<void> {
  const source = await db
    .insertInto("source")
    .values({ name: "test" })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ name: "test" }))
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("product")
    .values(
      products.map(({ id, name = `Vara ${id}`, priceOre = 10_000, stock = 100, max, digital = false }) => ({
        id,
        source_id: source.id,
        external_id: String(id),
        name,
        title: name,
        price_ore: priceOre,
        stock,
        max_quantity: max ?? null,
        is_digital: digital,
      })),
    )
    .execute();
}

/** Sets up delivery and payment methods as in the reference data: home, pickup, digital; card and company invoice. */
export async function fillCheckout(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto("delivery_type")
    .values([
      { id: 1, name: "Postombud", price_ore: 4_900, free_from_limit: true, position: 1 },
      { id: 2, name: "Hemleverans", price_ore: 39_900, position: 2 },
      { id: 3, name: "Hämta i butik", price_ore: 0, is_store_pickup: true, position: 3 },
      { id: 4, name: "Digital leverans", price_ore: 0, is_digital: true, position: 4 },
    ])
    .execute();
  await db
    .insertInto("shipping_option")
    .values([
      { delivery_type_id: 1, key: "ombud-1", label: "Matboden Liljeholmen", position: 1 },
      { delivery_type_id: 1, key: "ombud-2", label: "Kiosken Hornstull", position: 2 },
    ])
    .execute();
  await db
    .insertInto("payment_type")
    .values([
      {
        id: "3",
        name: "Kortbetalning",
        for_company: true,
        for_private: true,
        handler: "card",
        snippet: "<div></div>",
        position: 1,
      },
      {
        id: "5",
        name: "Faktura för företag",
        for_company: true,
        for_private: false,
        handler: "manual",
        snippet: "manual_payment",
        position: 2,
      },
    ])
    .execute();
}

const providerSnippet = (name: string): string =>
  `<div id="${name}-checkout-container"></div><script src="/_providers/${name}.js"></script>`;

/** Adds the payment methods of embedded providers. */
export async function fillProviders(db: Kysely<Database>): Promise<void> {
  const both = { for_company: true, for_private: true };
  await db
    .insertInto("payment_type")
    .values([
      { id: "1", name: "Klarna", ...both, for_company: false, handler: "klarna", snippet: providerSnippet("klarna") },
      { id: "2", name: "Svea", ...both, handler: "svea", snippet: providerSnippet("svea"), position: 3 },
      { id: "4", name: "Wasa Kredit", ...both, handler: "wasa", snippet: providerSnippet("wasa"), position: 4 },
      { id: "swish", name: "Swish", ...both, handler: "swish", snippet: "manual_payment", position: 9 },
    ])
    .execute();
}

/** Creates a session and gives its id; company by default, with invoice and delivery chosen. */
export async function openSession(
  db: Kysely<Database>,
  choice: {
    readonly paymentTypeId?: string;
    readonly deliveryTypeId?: number;
    readonly customerType?: "company" | "private";
  } = {},
): Promise<number> {
  const { id } = await db
    .insertInto("session")
    .values({
      token_hash: randomBytes(32),
      csrf_token: "token",
      customer_type: choice.customerType ?? "company",
      payment_type_id: choice.paymentTypeId ?? "5",
      delivery_type_id: choice.deliveryTypeId ?? 3,
      postal_code: "12747",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
