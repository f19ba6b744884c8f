import { later, type LaterPart } from "@torg/islands";
import type { CartSuggestionsProps } from "./CartSuggestions.tsx";

/** What is suggested below the cart; what the server has drawn of it waits until somebody reaches for it. */
export const LateCartSuggestions: LaterPart<CartSuggestionsProps> = later(
  async () => (await import("./CartSuggestions.tsx")).CartSuggestions,
  { drawnAs: ".torg-cart-suggestions" },
);
