import type { ProviderName } from "../../providers/PaymentProvider.ts";
import { providerNamed } from "../../providers/providers.ts";

/**
 * Whether a provider never asks the shop before it takes money. Its stock is reserved when the payment is opened, and
 * again when the cart changes; for other providers when they ask.
 */
export function reservesStockAtOnce(name: ProviderName): boolean {
  return providerNamed(name)?.respondToValidation === null;
}
