/** Words that present paying later as an advantage. */
const words =
  /betala?\s+(?:\p{L}+\s+){0,2}(?:senare|sen|i\s+efterhand)(?!\p{L})|delbetal|avbetal|(?<!\p{L})(?:mot|på|med|via)\s+(?:faktura|kredit|konto)(?!\p{L})|fakturaköp|räntefri|utan\s+ränta|(?:kr|kronor)\s*(?:\/|i\s+|per\s+)\s*mån/iu;

/**
 * Whether a text advertises a way to pay later: `Köp nu, betala sen`, `Handla mot faktura`, `Delbetala räntefritt`.
 * That is an offer of credit, and its conditions must be shown beside it.
 */
export const promotesCredit = (text: string): boolean => words.test(text);

/** Conditions of a way to pay later, as an example for a shop's owner. */
export const exampleConditions = "Kreditprövning görs innan köpet godkänns.";

/** Whether a text says that credit requires a check, or what it costs. */
export const namesCreditCheck = (text: string): boolean =>
  /kreditprövning|kreditupplysning|effektiv\s+ränta/iu.test(text);
