import type { PaymentConfig } from "../../config/paymentConfig.ts";
import type { ProviderName } from "../../providers/PaymentProvider.ts";
import { providerNamed } from "../../providers/providers.ts";

/** Hosts from which a provider may load scripts on the checkout page. */
export function hostsOf(name: ProviderName): readonly string[] {
  return providerNamed(name)?.scripts?.hosts ?? [];
}

/** Hosts of all configured providers, for the policy of the checkout page; none for stand-ins. */
export function paymentHosts({ providers }: PaymentConfig): readonly string[] {
  return providers.flatMap(({ name }) => hostsOf(name));
}
