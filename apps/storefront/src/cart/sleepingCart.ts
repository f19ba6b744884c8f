import type { Cart } from "@torg/cart/domain";
import type { CartState } from "@torg/cart/state";
import { createCartState } from "@torg/cart/state";
import { createClient } from "@torg/http";

/** The cart as the server renders it: it shows what it was given and asks for nothing. */
export function sleepingCart(initial: Cart | null): CartState {
  return createCartState({ client: createClient(), ...(initial ? { initial } : {}) });
}
