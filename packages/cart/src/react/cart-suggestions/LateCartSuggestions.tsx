import { lazyPart, type LazyPart } from "@torg/islands";
import type { CartSuggestionsProps } from "./CartSuggestions.tsx";

/** The suggestions below the cart; server-rendered ones are hydrated only when the shopper reaches for them. */
export const LateCartSuggestions: LazyPart<CartSuggestionsProps> = lazyPart(
  async () => (await import("./CartSuggestions.tsx")).CartSuggestions,
  { serverMarkup: ".torg-cart-suggestions" },
);
