import { CallError, sessionExpired } from "@torg/http";
import { checkoutTexts } from "@torg/checkout/texts";
import { showTopMessage } from "../awake/showTopMessage.ts";

/**
 * Says at the top of the checkout that it could not be read, with a link to retry. Its forms still work, but a payment
 * that needs script is missing.
 */
export function showUnreadMessage(error: unknown): void {
  // An expired session has a message of its own.
  if (error instanceof CallError && error.status === sessionExpired) return;
  const { noSnippet, unreadWays } = checkoutTexts;
  showTopMessage({ sentence: `${noSnippet} `, reload: unreadWays.retry, after: "" });
}
