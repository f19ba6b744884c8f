import { cartCall, totalEvent } from "@torg/cart/contract";
import type { CartState, CartStateOptions } from "@torg/cart/state";
import { createCartState } from "@torg/cart/state";
import { oncePerPage, takeEarlyAnswer } from "@torg/islands";
import type { CartWidget } from "./measureCart.ts";
import { shopClient } from "../awake/shopClient.ts";

declare global {
  interface Window {
    /** A measuring script of the shop's choice; absent unless the shop has put one there. */
    readonly externalCartWidget?: CartWidget;
  }
}

/** What a page says of its cart; by itself it asks with the client of the page. */
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
    // Without its messages the page still has the button that says that the product has been added.
    import("./openPageMessages.tsx").then(({ openPageMessages }) => openPageMessages(cart)).catch(() => {});
  });
  // Another tab may have changed it; a page out of the browser's memory is looked at anew as well.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void cart.refresh();
  });
  return cart;
}

/**
 * The one cart of a document that was rendered for everybody, so with an empty cart. `loaded` settles when the server
 * has said what is in it, or that it cannot.
 */
export const sharedPageCart = oncePerPage(() => {
  const cart = createPageCart({});
  return { cart, loaded: cart.refresh() };
});

/**
 * The one cart of a personal document. It starts with what the server says now, which is what the document was
 * rendered from. Rejects with a `CallError` when the server cannot say: the forms of the document work without script.
 */
export async function personalPageCart(options: PageCartOptions = {}): Promise<CartState> {
  // As it is now: the session may have ended since the document came, and its forms must not be wiped for that.
  void takeEarlyAnswer(cartCall.path);
  const initial = await shopClient().send(cartCall, {});
  // Another window may have changed it since the header was told.
  window.dispatchEvent(new CustomEvent("cart:total", { detail: totalEvent(initial) }));
  return createPageCart({ ...options, initial });
}
