/** Language-specific rules for words. */
export interface WordRules {
  /** Names of several words, in order. */
  readonly phrases: readonly (readonly string[])[];
  /** Words that negate the next one. */
  readonly negations: ReadonlySet<string>;
}
