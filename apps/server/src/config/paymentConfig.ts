import * as z from "zod/mini";
import type { ConnectedProvider, ProviderVariables } from "../providers/Provider.ts";
import { providers } from "../providers/providers.ts";

/** Access to payment providers. Without access to any, stand-ins take their places. */
export interface PaymentConfig {
  /** The shop's own address as providers and shoppers reach it, without a slash at the end. */
  readonly publicUrl: string;
  /** The providers that there is access to. */
  readonly providers: readonly ConnectedProvider[];
}

/** The environment variables of all payment providers, for the schema of all variables. */
export const providerVariables: ProviderVariables = Object.fromEntries(
  providers.flatMap(({ variables }) => Object.entries(variables)),
);

/** The address of the shop, for the same schema. */
export const paymentVariables = {
  SHOP_PUBLIC_URL: z._default(z.string().check(z.regex(/^(https?:\/\/[^/\s]+)?$/)), ""),
} as const;

/** Reads the access to payment providers; throws when a provider's access is incomplete or the shop has no address. */
export function readPaymentConfig(publicUrl: string, environment: Readonly<Record<string, string>>): PaymentConfig {
  const connected = providers.map(({ readAccess }) => readAccess(environment)).filter((access) => access !== null);
  if (connected.length > 0 && publicUrl === "") {
    throw new Error("Payment providers have to reach the shop: set SHOP_PUBLIC_URL to its address.");
  }
  return { publicUrl, providers: connected };
}
