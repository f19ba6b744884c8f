/** A page of text that a new shop begins with. */
export interface PageSeed {
  readonly slug: string;
  readonly title: string;
  readonly heading: string;
  /** Where the menu lists it; null for pages that are only linked. */
  readonly menu: "about" | "direct" | "campaign" | "service" | null;
  /** The page that it lies under, which comes before it. */
  readonly parent?: string;
  readonly html: string;
}
