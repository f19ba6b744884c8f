/** A page of the shop's own text, with those below it. */
export interface OwnPage {
  readonly title: string;
  readonly heading: string;
  readonly url: string;
}

/** A page with those below it. */
export interface OwnPageBranch extends OwnPage {
  readonly subpages: readonly OwnPage[];
}

/** The pages of a shop as its layout lists them. */
export interface OwnPageLists {
  readonly aboutPages: readonly OwnPageBranch[];
  readonly directPages: readonly OwnPageBranch[];
}

/** Every page of the shop's own text that a link can lead to, each before those below it; a heading without a page is none. */
export function ownPages({ aboutPages, directPages }: OwnPageLists): readonly OwnPage[] {
  return [...aboutPages, ...directPages]
    .flatMap((page): readonly OwnPage[] => [page, ...page.subpages])
    .filter(({ url }) => url !== "");
}
