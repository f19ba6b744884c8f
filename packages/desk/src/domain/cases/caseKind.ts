/** What a buyer reports: goods are sent back, something is wrong with them, or the purchase is withdrawn from. */
export const caseKinds = ["return", "complaint", "withdrawal"] as const;

/** The kind of a case. */
export type CaseKind = (typeof caseKinds)[number];
