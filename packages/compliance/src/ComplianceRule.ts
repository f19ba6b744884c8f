/** How well a rule is verified: read in a primary source, reported by a secondary source, or not looked up. */
export type Certainty = "read" | "reported" | "unverified";

/** One legal rule that code depends on. */
export interface ComplianceRule {
  readonly id: string;
  /** One English sentence: the shop's obligation. */
  readonly says: string;
  /** The values that code uses: numbers and wordings by the name of their constant. */
  readonly values: Readonly<Record<string, string | number>>;
  /** ISO date since which it applies. */
  readonly inForce: string;
  readonly sources: readonly string[];
  readonly certainty: Certainty;
  /** ISO date on which the sources were last compared with this file. */
  readonly checked: string;
  /** What may change soon, or must be read again. */
  readonly watch?: string;
}
