/** A product that is recalled, as whoever has bought it is told (regulation (EU) 2023/988, article 36). */
export interface Recall {
  readonly productId: number;
  readonly name: string;
  /** The page of the product; empty where it has none any more. */
  readonly url: string;
  /** The address of a small picture of it; empty: there is none. */
  readonly image: string;
  /** When it was recalled, an ISO moment; empty: not told. */
  readonly at: string;
  /** Which pieces it is about; empty: all of them. */
  readonly numbers: string;
  /** What can happen. */
  readonly hazard: string;
  /** What to do, and what the buyer gets. */
  readonly advice: string;
  /** Where more is told; empty: nowhere. */
  readonly email: string;
  readonly phone: string;
}
