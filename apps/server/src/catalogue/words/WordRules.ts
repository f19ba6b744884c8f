/** What a language knows of its words. */
export interface WordRules {
  /** Names that are several words, in their order. */
  readonly phrases: readonly (readonly string[])[];
  /** Words that deny the one after them. */
  readonly negations: ReadonlySet<string>;
}
