import { providerNamed } from "../../providers/providers.ts";

/** What a payment method shows in the checkout until its provider responds, by the name of its handler. */
export function paymentSnippet(handler: string): string {
  if (handler === "manual" || providerNamed(handler)?.app !== undefined) return "manual_payment";
  if (handler === "card") return '<div class="card-payment"></div>';
  return `<div id="${handler}-checkout-container"></div><script src="/_providers/${handler}.js"></script>`;
}
