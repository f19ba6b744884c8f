import { AddedAlert, CartProvider } from "@torg/cart";
import type { CartState } from "@torg/cart/state";
import { mountIsland } from "@torg/islands";
import { createToastState, Toaster } from "@torg/ui";
import { findMarked } from "@torg/ui/wire";
import "./messages.css";
import { cartWords } from "./cartWords.ts";
import { pageMarks } from "../awake/pageMarks.ts";

/** Hydrates the page's message region, to show the cart's messages. */
export async function openPageMessages(cart: CartState): Promise<void> {
  const place = findMarked(document, pageMarks.messages);
  if (place === null) return;
  const texts = await cartWords(place.dataset["quote"] !== undefined);
  const toasts = createToastState();
  await mountIsland(
    place,
    <CartProvider state={cart} texts={texts}>
      <Toaster state={toasts} label={texts.messages} closeLabel={texts.close} />
      <AddedAlert toasts={toasts} />
    </CartProvider>,
  );
}
