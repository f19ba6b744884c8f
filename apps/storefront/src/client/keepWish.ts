import { accountFields, addWishCall, removeWishCall } from "@torg/account/contract";
import type { SaveWish } from "@torg/account/wire";
import { CallError } from "@torg/http";
import { shopClient } from "../awake/shopClient.ts";

/**
 * Adds a product to the wish list or removes it without leaving the page; also works while the page unloads. If the
 * server refuses to add it, the form is submitted natively, so that the resulting page says why.
 */
export const keepWish: SaveWish = async ({ form, productId, isWished }) => {
  try {
    await shopClient().send(isWished ? addWishCall : removeWishCall, { productId }, { keepalive: true });
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (isWished) sendNatively(form, productId);
    return false;
  }
};

/** A form submitted by script does not include the pressed button, so its value goes in a hidden field. */
function sendNatively(form: HTMLFormElement, productId: number): void {
  const pressed = document.createElement("input");
  pressed.type = "hidden";
  pressed.name = accountFields.productId;
  pressed.value = String(productId);
  form.append(pressed);
  form.submit();
}
