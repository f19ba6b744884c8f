/** A recalled product, as its buyers are informed (regulation (EU) 2023/988, article 36). */
export interface Recall {
  readonly productId: number;
  readonly name: string;
  /** The product's page; empty when it no longer has one. */
  readonly url: string;
  /** The address of a small picture of it; empty: none. */
  readonly image: string;
  /** When it was recalled, an ISO moment; empty: unknown. */
  readonly at: string;
  /** The affected pieces; empty: all of them. */
  readonly numbers: string;
  /** The risk. */
  readonly hazard: string;
  /** What to do, and what the buyer gets. */
  readonly advice: string;
  /** Contact for more information; empty: none. */
  readonly email: string;
  readonly phone: string;
}
