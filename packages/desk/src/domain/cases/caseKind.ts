/** What a buyer has told of goods: that they are sent back, that something is wrong with them, or that the purchase is called off. */
export const caseKinds = ["return", "complaint", "withdrawal"] as const;

/** What a buyer has told of goods. */
export type CaseKind = (typeof caseKinds)[number];
