import { customerServicePath, privacyPath, termsPath, withdrawalPath } from "@torg/format/addresses";

/**
 * What can be read and done before a choice is made: the texts that the choice is about, the ways to reach the shop, and
 * the withdrawal from a purchase with all its steps.
 */
const readFirst = [privacyPath, termsPath, customerServicePath, withdrawalPath];

/** Says whether a page is left alone by the question about consent, by its path without search. */
export function isReadFirst(path: string): boolean {
  return readFirst.some((page) => path === page || path.startsWith(`${page}/`));
}
