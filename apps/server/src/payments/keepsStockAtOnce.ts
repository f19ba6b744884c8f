import type { ProviderName } from "./PaymentProvider.ts";

/**
 * Providers that do not ask the shop before they take money: for them stock is kept from the moment when their payment
 * is opened, for the others from the moment when they ask.
 */
const neverAsking: readonly ProviderName[] = ["card", "wasa"];

/** Whether a provider never asks, so that a changed cart has to be kept anew when the provider is told of it. */
export function keepsStockAtOnce(name: ProviderName): boolean {
  return neverAsking.includes(name);
}
