import { checkoutTexts } from "@torg/checkout/texts";
import { unreadTexts } from "../texts/unreadTexts.ts";
import { tellOnTop } from "./tellOnTop.ts";

/**
 * Says at the top of the checkout that it could not be read, with a way to try again. Its forms go on working, but a
 * payment that needs script is missing.
 */
export function tellUnread(): void {
  tellOnTop({ sentence: `${checkoutTexts.noSnippet} `, reload: unreadTexts.retry, after: "" });
}
