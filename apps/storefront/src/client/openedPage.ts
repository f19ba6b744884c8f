import { oncePerPage } from "@torg/islands";
import type { PageAnswer } from "@torg/pages/contract";
import { pageCall } from "@torg/pages/contract";
import { currentPath } from "./currentPath.ts";
import { shopClient } from "./shopClient.ts";

/** What a document was rendered from. */
export type OpenedPage = Extract<PageAnswer, { page: unknown }>;

/**
 * Asks once for the data that this document was rendered from, instead of carrying a second copy of it in the
 * markup. Rejects when the address has moved meanwhile; the page then stays what it is: links and forms.
 */
export const openedPage: () => Promise<OpenedPage> = oncePerPage(async () => {
  const answer = await shopClient().send(pageCall, { path: currentPath() });
  if ("redirect" in answer) throw new Error(`The page has moved to ${answer.redirect}.`);
  return answer;
});
