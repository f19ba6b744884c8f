import { CallError } from "@torg/http";
import { checkoutTexts } from "@torg/checkout/texts";
import { tellOnTop } from "../awake/tellOnTop.ts";

/** Status of an answer to an expired session, which has a message of its own. */
const sessionEnded = 419;

/**
 * Says at the top of the checkout that it could not be read, with a link to retry. Its forms still work, but a payment
 * that needs script is missing.
 */
export function tellUnread(error: unknown): void {
  if (error instanceof CallError && error.status === sessionEnded) return;
  const { noSnippet, unreadWays } = checkoutTexts;
  tellOnTop({ sentence: `${noSnippet} `, reload: unreadWays.retry, after: "" });
}
