import { cartCall } from "@torg/cart/contract";
import type { CartState } from "@torg/cart/state";
import { createCartState } from "@torg/cart/state";
import { oncePerPage } from "@torg/islands";
import { shopClient } from "./shopClient.ts";

/**
 * The one cart of this document, shared by all its islands. It starts with what the server says now, which is what a
 * personal page was rendered from; when the server cannot say, it starts empty and learns with the first answer.
 */
export const pageCart: () => Promise<CartState> = oncePerPage(async () => {
  const client = shopClient();
  const initial = await client.send(cartCall, {}).catch(() => null);
  const cart = createCartState({
    client,
    ...(initial ? { initial } : {}),
    emit: (name, detail) => window.dispatchEvent(new CustomEvent(name, { detail })),
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void cart.refresh();
  });
  return cart;
});
