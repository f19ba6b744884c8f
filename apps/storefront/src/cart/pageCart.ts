import { cartCall, totalEvent } from "@torg/cart/contract";
import type { CartState, CartStateOptions } from "@torg/cart/state";
import { createCartState } from "@torg/cart/state";
import { oncePerPage, takePrefetched } from "@torg/islands";
import type { CartWidget } from "./measureCart.ts";
import { shopClient } from "../awake/shopClient.ts";

declare global {
  interface Window {
    /** A tracking script of the shop's choice; absent unless the shop has added one. */
    readonly externalCartWidget?: CartWidget;
  }
}

/** Options that a page sets for its cart; by default it uses the page's client. */
type PageCartOptions = Partial<Omit<CartStateOptions, "emit">>;

function createPageCart(options: PageCartOptions): CartState {
  const cart = createCartState({
    client: shopClient(),
    ...options,
    onUpdated: (updated) => {
      const widget = window.externalCartWidget;
      if (widget !== undefined) void import("./measureCart.ts").then(({ measureCart }) => measureCart(widget, updated));
    },
    emit: (name, detail) => window.dispatchEvent(new CustomEvent(name, { detail })),
  });
  const stop = cart.subscribe(({ addedCount }) => {
    if (addedCount === 0) return;
    stop();
    // If the messages cannot load, the button still shows that the product was added.
    import("./openPageMessages.tsx").then(({ openPageMessages }) => openPageMessages(cart)).catch(() => {});
  });
  // Another tab may have changed the cart; a page restored from the back/forward cache is refreshed too.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void cart.refresh();
  });
  return cart;
}

/**
 * The one cart of a document that was rendered for everybody, and therefore starts empty. `loaded` settles when the
 * server has answered with its content, or failed to.
 */
export const sharedPageCart = oncePerPage(() => {
  const cart = createPageCart({});
  return { cart, loaded: cart.refresh() };
});

/**
 * The one cart of a personal document. It starts with the server's current answer, which is what the document was
 * rendered from. Rejects with a `CallError` when the server cannot answer: the document's forms work without script.
 */
export async function personalPageCart(options: PageCartOptions = {}): Promise<CartState> {
  // Read again, not from the early answer: the session may have ended since, and the forms must not be wiped for that.
  void takePrefetched(cartCall.path);
  const initial = await shopClient().send(cartCall, {});
  // Another window may have changed it since the header's total was set.
  window.dispatchEvent(new CustomEvent("cart:total", { detail: totalEvent(initial) }));
  return createPageCart({ ...options, initial });
}
