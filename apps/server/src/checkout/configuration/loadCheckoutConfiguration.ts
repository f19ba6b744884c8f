import { type Kysely, sql } from "kysely";
import * as z from "zod";
import type { Database } from "../../database/Database.ts";
import { serverTexts } from "../../texts/sv.ts";
import type { CheckoutConfiguration } from "./CheckoutConfiguration.ts";
import { configurationColumns, type ConfigurationRecord } from "./configurationColumns.ts";
import { oreOrNull } from "./oreOrNull.ts";

const settingsSchema = z.object({
  free_delivery_limit: z.number().min(0).nullable().default(1000),
  requires_postal_code: z.boolean().default(true),
  force_pickup_in_store: z.boolean().default(false),
  newsletter_active: z.boolean().default(true),
  /** The checkout that handles delivery: `internal`, or a payment handler. */
  delivery_handler: z.string().default("internal"),
  /** The cut-off time for shipping on the same day, in Sweden. */
  cut_off: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .default("14:00"),
});

/** Turns the record of a query into the configuration. */
export function checkoutConfiguration(record: ConfigurationRecord): CheckoutConfiguration {
  const { settings, is_quote: isQuote, is_paused: isPaused, terms_version: terms, delivery, payment, stores } = record;
  const read = settingsSchema.parse(settings ?? {});
  return {
    deliveryMethods: delivery,
    paymentMethods: payment,
    stores,
    isQuote,
    isPaused,
    termsVersion: terms,
    shopName: record.shop_name ?? serverTexts.unnamedShop,
    settings: {
      freeDeliveryLimitOre: oreOrNull(read.free_delivery_limit),
      requiresPostalCode: read.requires_postal_code,
      forcePickupInStore: read.force_pickup_in_store,
      newsletterActive: read.newsletter_active,
      deliveryHandler: read.delivery_handler,
      cutOff: read.cut_off,
    },
  };
}

/** Reads the delivery and payment configuration. */
export async function loadCheckoutConfiguration(db: Kysely<Database>): Promise<CheckoutConfiguration> {
  const { rows } = await sql<ConfigurationRecord>`SELECT ${configurationColumns}`.execute(db);
  const none = {
    settings: {},
    is_quote: false,
    is_paused: false,
    terms_version: "",
    shop_name: null,
    delivery: [],
    payment: [],
    stores: [],
  };
  return checkoutConfiguration(rows[0] ?? none);
}
