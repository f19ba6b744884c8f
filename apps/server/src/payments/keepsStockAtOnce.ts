import type { ProviderName } from "../providers/PaymentProvider.ts";
import { providerNamed } from "../providers/providers.ts";

/**
 * Whether a provider never asks the shop before it takes money: for it stock is kept from the moment when its payment is
 * opened, and anew when it is told of a changed cart; for the others from the moment when they ask.
 */
export function keepsStockAtOnce(name: ProviderName): boolean {
  return providerNamed(name)?.answerQuestion === null;
}
