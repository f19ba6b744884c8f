import { toOre } from "@torg/format";
import { type Kysely, sql } from "kysely";
import * as z from "zod";
import type { Database } from "../../database/Database.ts";
import type { Session } from "../../sessions/Session.ts";
import { serverTexts } from "../../texts/sv.ts";
import type { CheckoutSettings, CheckoutConfiguration, PaymentMethod } from "./CheckoutConfiguration.ts";
import { configurationColumns, type ConfigurationRecord } from "./configurationColumns.ts";

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

/** Settings that the test control may override for one session. */
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

/** The öre of an amount that a shop owner enters in kronor. */
const oreOrNull = (kronor: number | null): number | null => (kronor === null ? null : toOre(kronor));

/** Parses the overrides of a session; malformed ones are ignored. */
export function readOverrides(value: unknown): CheckoutOverrides {
  if (value === undefined || value === null) return {};
  const result = overridesSchema.safeParse(value);
  return result.success ? result.data : {};
}

function overrideSettings(settings: CheckoutSettings, overrides: CheckoutOverrides): CheckoutSettings {
  return {
    freeDeliveryLimitOre:
      overrides.free_delivery_limit === undefined
        ? settings.freeDeliveryLimitOre
        : oreOrNull(overrides.free_delivery_limit),
    requiresPostalCode: overrides.requires_postal_code ?? settings.requiresPostalCode,
    forcePickupInStore: overrides.force_pickup_in_store ?? settings.forcePickupInStore,
    newsletterActive: overrides.order_subscribe_active ?? settings.newsletterActive,
    deliveryHandler: overrides.handler_of_delivery ?? settings.deliveryHandler,
    cutOff: settings.cutOff,
  };
}

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

/** The payment methods a session can choose from; none for a request for a quote. */
function offeredMethods(
  { paymentMethods, isQuote }: CheckoutConfiguration,
  { payment_types: allowed }: CheckoutOverrides,
): readonly PaymentMethod[] {
  if (isQuote) return [];
  return allowed === undefined ? paymentMethods : paymentMethods.filter((method) => allowed.includes(method.id));
}

const flagSchema = z.object({ isOfferTheme: z.boolean().optional(), ecommerceDisabled: z.boolean().optional() });

/** The configuration with the session's overrides applied, and these overrides. */
export function overrideConfiguration(
  configuration: CheckoutConfiguration,
  session: Pick<Session, "test_checkout" | "test_settings"> | null,
): { readonly configuration: CheckoutConfiguration; readonly overrides: CheckoutOverrides } {
  const overrides = readOverrides(session?.test_checkout);
  const own = flagSchema.safeParse(session?.test_settings).data;
  const isQuote = own?.isOfferTheme ?? configuration.isQuote;
  return {
    overrides,
    configuration: {
      deliveryMethods: configuration.deliveryMethods,
      paymentMethods: offeredMethods({ ...configuration, isQuote }, overrides),
      stores: configuration.stores,
      isQuote,
      isPaused: own?.ecommerceDisabled ?? configuration.isPaused,
      termsVersion: configuration.termsVersion,
      shopName: configuration.shopName,
      settings: overrideSettings(configuration.settings, overrides),
    },
  };
}
