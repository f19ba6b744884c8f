import { trimPasted } from "@torg/format/typed";

/** Fields that are checked and compared sign by sign, so that one that nobody sees would be an error. */
const pastedFields: ReadonlySet<string> = new Set(["email", "mobile", "postalCode", "identityNumber"]);

/** The text of one field, trimmed; an e-mail address or a number also without unseen signs. */
export const tidyField = (name: string, text: string): string =>
  pastedFields.has(name) ? trimPasted(text) : text.trim();
