import { cleanTextLine, cleanPastedText } from "@torg/format/typed";

/** Fields that are checked and compared sign by sign, so that one that nobody sees would be an error. */
const pastedFields: ReadonlySet<string> = new Set(["email", "mobile", "postalCode", "identityNumber"]);

/**
 * The text of one field, trimmed and without unseen signs; names and addresses keep the joiners that some languages are
 * written with.
 */
export const tidyField = (name: string, text: string): string =>
  pastedFields.has(name) ? cleanPastedText(text) : cleanTextLine(text);
