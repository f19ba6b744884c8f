import { lazyPart, type LazyPart } from "@torg/islands";
import type { EmptyCartProps } from "./EmptyCart.tsx";

/**
 * The empty cart's message: server-rendered markup stays as it is; otherwise it is fetched when the last line is
 * removed.
 */
export const LateEmptyCart: LazyPart<EmptyCartProps> = lazyPart(
  async () => (await import("./EmptyCart.tsx")).EmptyCart,
  {
    serverMarkup: ".torg-empty-state",
  },
);
