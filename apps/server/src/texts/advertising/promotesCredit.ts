/** Words by which a way to pay later is made an advantage. */
const words =
  /betala?\s+(?:\p{L}+\s+){0,2}(?:senare|sen|i\s+efterhand)(?!\p{L})|delbetal|avbetal|(?<!\p{L})(?:mot|på|med|via)\s+(?:faktura|kredit|konto)(?!\p{L})|fakturaköp|räntefri|utan\s+ränta|(?:kr|kronor)\s*(?:\/|i\s+|per\s+)\s*mån/iu;

/**
 * Whether a text advertises a way to pay later: `Köp nu, betala sen`, `Handla mot faktura`, `Delbetala räntefritt`. That is
 * an offer by itself, and its conditions belong beside it.
 */
export const promotesCredit = (text: string): boolean => words.test(text);

/** Conditions of a way to pay later, as an example for a shop's owner. */
export const exampleConditions = "Kreditprövning görs innan köpet godkänns.";

/** Whether a text tells that credit is given after a check, or what it costs. */
export const namesCreditCheck = (text: string): boolean =>
  /kreditprövning|kreditupplysning|effektiv\s+ränta/iu.test(text);
