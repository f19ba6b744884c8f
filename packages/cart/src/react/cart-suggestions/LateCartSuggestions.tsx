import { later, type LaterPart } from "@torg/islands";
import type { CartSuggestionsProps } from "./CartSuggestions.tsx";

/** The suggestions below the cart; server-rendered ones are hydrated only when the shopper reaches for them. */
export const LateCartSuggestions: LaterPart<CartSuggestionsProps> = later(
  async () => (await import("./CartSuggestions.tsx")).CartSuggestions,
  { drawnAs: ".torg-cart-suggestions" },
);
