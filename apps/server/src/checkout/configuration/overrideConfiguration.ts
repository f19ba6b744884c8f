import * as z from "zod";
import type { Session } from "../../sessions/Session.ts";
import type { CheckoutConfiguration, CheckoutSettings, PaymentMethod } from "./CheckoutConfiguration.ts";
import { oreOrNull } from "./oreOrNull.ts";

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
