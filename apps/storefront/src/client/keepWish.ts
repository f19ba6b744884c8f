import { accountFields, addWishCall, removeWishCall } from "@torg/account/contract";
import type { KeepWish } from "@torg/account/wire";
import { CallError } from "@torg/http";
import { shopClient } from "../awake/shopClient.ts";

/**
 * Sets a product aside, or takes it off the list, without leaving the page, and also while somebody leaves it. What the server refuses to set aside is sent
 * once more as the form that it is, so that the page that follows says why.
 */
export const keepWish: KeepWish = async ({ form, productId, isWished }) => {
  try {
    await shopClient().send(isWished ? addWishCall : removeWishCall, { productId }, { keepalive: true });
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (isWished) sendNatively(form, productId);
    return false;
  }
};

/** A form sent by script says nothing of the button that was pressed. */
function sendNatively(form: HTMLFormElement, productId: number): void {
  const pressed = document.createElement("input");
  pressed.type = "hidden";
  pressed.name = accountFields.productId;
  pressed.value = String(productId);
  form.append(pressed);
  form.submit();
}
