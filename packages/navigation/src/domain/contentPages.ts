/** A page with the shop's own text. */
export interface ContentPageLink {
  readonly title: string;
  readonly heading: string;
  readonly url: string;
}

/** A page with its subpages. */
export interface ContentPageBranch extends ContentPageLink {
  readonly subpages: readonly ContentPageLink[];
}

/** The pages of a shop as in its layout. */
export interface ContentPageLists {
  readonly aboutPages: readonly ContentPageBranch[];
  readonly directPages: readonly ContentPageBranch[];
}

/**
 * Every page with the shop's own text that can be linked, each before its subpages; headings without an address are
 * left out.
 */
export function contentPages({ aboutPages, directPages }: ContentPageLists): readonly ContentPageLink[] {
  return [...aboutPages, ...directPages]
    .flatMap((page): readonly ContentPageLink[] => [page, ...page.subpages])
    .filter(({ url }) => url !== "");
}
