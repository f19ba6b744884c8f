/** A page with the shop's own text. */
export interface OwnPage {
  readonly title: string;
  readonly heading: string;
  readonly url: string;
}

/** A page with its subpages. */
export interface OwnPageBranch extends OwnPage {
  readonly subpages: readonly OwnPage[];
}

/** The pages of a shop as in its layout. */
export interface OwnPageLists {
  readonly aboutPages: readonly OwnPageBranch[];
  readonly directPages: readonly OwnPageBranch[];
}

/**
 * Every page with the shop's own text that can be linked, each before its subpages; headings without an address are
 * left out.
 */
export function ownPages({ aboutPages, directPages }: OwnPageLists): readonly OwnPage[] {
  return [...aboutPages, ...directPages]
    .flatMap((page): readonly OwnPage[] => [page, ...page.subpages])
    .filter(({ url }) => url !== "");
}
