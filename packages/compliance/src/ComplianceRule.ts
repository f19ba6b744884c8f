/** How well a rule is known: read in a primary text, told by a source of second hand, or not looked up. */
export type Certainty = "read" | "reported" | "unverified";

/** One rule of law that code depends on. */
export interface ComplianceRule {
  readonly id: string;
  /** One English sentence: what the shop has to do. */
  readonly says: string;
  /** What code reads of it: numbers and wordings by the name of their constant. */
  readonly values: Readonly<Record<string, string | number>>;
  /** ISO day since which it holds. */
  readonly inForce: string;
  readonly sources: readonly string[];
  readonly certainty: Certainty;
  /** ISO day on which the sources were last compared with this file. */
  readonly checked: string;
  /** What may change soon, or has to be read again. */
  readonly watch?: string;
}
