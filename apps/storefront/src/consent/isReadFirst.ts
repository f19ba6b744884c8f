import { customerServicePath, privacyPath, termsPath, withdrawalPath } from "@torg/format/addresses";

/**
 * Pages available before a choice is made: the texts that the choice is about, customer service, and every step of the
 * withdrawal from a purchase.
 */
const readFirst = [privacyPath, termsPath, customerServicePath, withdrawalPath];

/** Whether the consent dialog leaves a page alone, by its path without query. */
export function isReadFirst(path: string): boolean {
  return readFirst.some((page) => path === page || path.startsWith(`${page}/`));
}
