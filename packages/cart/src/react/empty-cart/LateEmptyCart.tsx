import { later, type LaterPart } from "@torg/islands";
import type { EmptyCartProps } from "./EmptyCart.tsx";

/** What an empty cart says: what the server has drawn of it stands; else it is fetched when the last line has left. */
export const LateEmptyCart: LaterPart<EmptyCartProps> = later(async () => (await import("./EmptyCart.tsx")).EmptyCart, {
  drawnAs: ".torg-empty-state",
});
