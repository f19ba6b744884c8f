/** A product as all engines get it. */
export interface SearchedProduct {
  readonly id: number;
  readonly name: string;
  /** Name, brand, categories, specifications and numbers. */
  readonly words: string;
  readonly popularity: number;
}

/** An engine with the catalogue in it. */
export interface SuggestionEngine {
  readonly name: string;
  /** Ids of at most ten products, the best first. */
  readonly suggest: (query: string) => Promise<readonly number[]> | readonly number[];
}
