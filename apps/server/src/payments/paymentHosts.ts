import * as z from "zod/mini";
import type { PaymentConfig } from "../config/paymentConfig.ts";
import register from "./payment-scripts.json" with { type: "json" };
import { type ProviderName, providerNames } from "./PaymentProvider.ts";

const registerSchema = z.array(
  z.object({
    provider: z.enum(providerNames),
    hosts: z.array(z.string().check(z.regex(/^https:\/\/(?:\*\.)?[a-z0-9.-]+$/))),
    owner: z.string(),
    reason: z.string(),
    approvedOn: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  }),
);

const entries = registerSchema.parse(register);

/** Hosts from which a provider may load code on the checkout page: the register of payment scripts. */
export function hostsOf(name: ProviderName): readonly string[] {
  return entries.filter(({ provider }) => provider === name).flatMap(({ hosts }) => hosts);
}

/** Hosts of all providers that there is access to, for the policy of the checkout page; none for stand-ins. */
export function paymentHosts(config: PaymentConfig): readonly string[] {
  return providerNames.filter((name) => config[name] !== null).flatMap(hostsOf);
}
