import { type Kysely, sql } from "kysely";
import * as z from "zod";
import type { Database } from "../database/Database.ts";
import type { CheckoutSettings, CheckoutTables, DeliveryType } from "./CheckoutTables.ts";

const settingsSchema = z.object({
  free_delivery_limit: z.number().min(0).nullable().default(1000),
  requires_postal_code: z.boolean().default(true),
  force_pickup_in_store: z.boolean().default(false),
  newsletter_active: z.boolean().default(true),
});

/** What the test control may put in place of the shop's own settings, for one session. */
const overridesSchema = z.object({
  requires_postal_code: z.boolean().optional(),
  postal_code: z.string().nullable().optional(),
  force_pickup_in_store: z.boolean().optional(),
  free_delivery_limit: z.number().nullable().optional(),
  includes_vat: z.boolean().optional(),
  international: z.boolean().optional(),
  payment_types: z.array(z.union([z.string(), z.number()]).transform(String)).optional(),
  handler_of_delivery: z.string().optional(),
  snippet: z.string().nullable().optional(),
  order_message: z.string().optional(),
  order_subscribe_active: z.boolean().optional(),
  recommended: z.boolean().optional(),
});

export type CheckoutOverrides = z.infer<typeof overridesSchema>;

/** Reads the overrides of a session; anything malformed counts as none. */
export function readOverrides(value: unknown): CheckoutOverrides {
  const result = overridesSchema.safeParse(value ?? {});
  return result.success ? result.data : {};
}

function withOverrides(settings: CheckoutSettings, overrides: CheckoutOverrides): CheckoutSettings {
  return {
    freeDeliveryLimit:
      overrides.free_delivery_limit === undefined ? settings.freeDeliveryLimit : overrides.free_delivery_limit,
    requiresPostalCode: overrides.requires_postal_code ?? settings.requiresPostalCode,
    forcePickupInStore: overrides.force_pickup_in_store ?? settings.forcePickupInStore,
    newsletterActive: overrides.order_subscribe_active ?? settings.newsletterActive,
  };
}

async function loadSettings(db: Kysely<Database>): Promise<CheckoutSettings> {
  const row = await db.selectFrom("setting").select("value").where("key", "=", "checkout").executeTakeFirst();
  const settings = settingsSchema.parse(row?.value ?? {});
  return {
    freeDeliveryLimit: settings.free_delivery_limit,
    requiresPostalCode: settings.requires_postal_code,
    forcePickupInStore: settings.force_pickup_in_store,
    newsletterActive: settings.newsletter_active,
  };
}

interface DeliveryRecord extends Omit<DeliveryType, "shippingOptions"> {
  readonly shippingOptions: DeliveryType["shippingOptions"] | null;
}

async function loadDeliveryTypes(db: Kysely<Database>): Promise<readonly DeliveryType[]> {
  const { rows } = await sql<DeliveryRecord>`
    SELECT t.id, t.name, t.placeholder, t.price_ore AS "priceOre", t.free_from_limit AS "freeFromLimit",
      t.bubble_texts AS "bubbleTexts", t.image, t.description, t.is_digital AS "isDigital",
      t.is_store_pickup AS "isStorePickup", t.klarna_shipping_option_id AS "klarnaId",
      (SELECT jsonb_agg(jsonb_build_object('key', o.key, 'label', o.label) ORDER BY o.position, o.key)
         FROM shipping_option o WHERE o.delivery_type_id = t.id) AS "shippingOptions"
    FROM delivery_type t WHERE t.active ORDER BY t.position, t.id`.execute(db);
  return rows.map((row) => ({ ...row, shippingOptions: row.shippingOptions ?? [] }));
}

/** Reads how the shop delivers and takes payment, with the overrides of a session laid over it. */
export async function loadCheckoutTables(db: Kysely<Database>, overrides: CheckoutOverrides): Promise<CheckoutTables> {
  const [deliveryTypes, payments, settings] = await Promise.all([
    loadDeliveryTypes(db),
    db.selectFrom("payment_type").selectAll().where("active", "=", true).orderBy("position").orderBy("id").execute(),
    loadSettings(db),
  ]);
  const paymentMethods = payments.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    priceOre: row.price_ore,
    forCompany: row.for_company,
    forPrivate: row.for_private,
    image: row.image,
    handler: row.handler,
    snippet: row.snippet,
  }));
  const allowed = overrides.payment_types;
  return {
    deliveryTypes,
    paymentMethods:
      allowed === undefined ? paymentMethods : paymentMethods.filter((method) => allowed.includes(method.id)),
    settings: withOverrides(settings, overrides),
  };
}
