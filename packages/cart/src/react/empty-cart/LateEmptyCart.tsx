import { later, type LaterPart } from "@torg/islands";
import type { EmptyCartProps } from "./EmptyCart.tsx";

/**
 * The empty cart's message: server-rendered markup stays as it is; otherwise it is fetched when the last line is
 * removed.
 */
export const LateEmptyCart: LaterPart<EmptyCartProps> = later(async () => (await import("./EmptyCart.tsx")).EmptyCart, {
  drawnAs: ".torg-empty-state",
});
