import * as z from "zod/mini";
import type { ConnectedProvider, ProviderVariables } from "../providers/Provider.ts";
import { providers } from "../providers/providers.ts";

/** Access to payment providers. Without any, stand-ins are used. */
export interface PaymentConfig {
  /** The shop's public address for providers and shoppers, without a trailing slash. */
  readonly publicUrl: string;
  /** The providers the shop has access to. */
  readonly providers: readonly ConnectedProvider[];
}

/** The environment variables of all payment providers, for the schema of all variables. */
export const providerVariables: ProviderVariables = Object.fromEntries(
  providers.flatMap(({ variables }) => Object.entries(variables)),
);

/** The variable of the shop's address, for the same schema. */
export const paymentVariables = {
  SHOP_PUBLIC_URL: z._default(z.string().check(z.regex(/^(https?:\/\/[^/\s]+)?$/)), ""),
} as const;

/** Reads the access to payment providers; throws when one is incomplete or the shop has no address. */
export function readPaymentConfig(publicUrl: string, environment: Readonly<Record<string, string>>): PaymentConfig {
  const connected = providers.map(({ readAccess }) => readAccess(environment)).filter((access) => access !== null);
  if (connected.length > 0 && publicUrl === "") {
    throw new Error("Payment providers have to reach the shop: set SHOP_PUBLIC_URL to its address.");
  }
  return { publicUrl, providers: connected };
}
