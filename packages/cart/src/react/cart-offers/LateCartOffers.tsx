import { later, type LaterPart } from "@torg/islands";
import type { CartOffersProps } from "./CartOffers.tsx";

/** What is offered below the cart; what the server has drawn of it waits until somebody reaches for it. */
export const LateCartOffers: LaterPart<CartOffersProps> = later(
  async () => (await import("./CartOffers.tsx")).CartOffers,
  { drawnAs: ".torg-cart-offers" },
);
