/** A content page of the menu, as far as its links go. */
export interface AboutPage {
  readonly title: string;
  readonly heading: string;
  readonly url: string;
  readonly subpages: readonly { readonly title: string; readonly url: string }[];
}

/** Links under one heading; without a heading they stand alone. */
export interface LinkSection {
  readonly heading: string | null;
  readonly links: readonly { readonly title: string; readonly url: string }[];
}

/**
 * Pages about the shop as the menu shows them: one with pages below it is a section under its heading, or its title
 * without one; the others and the direct pages are links of a section without heading.
 */
export function aboutSections(
  about: readonly AboutPage[],
  direct: readonly { readonly title: string; readonly url: string }[],
): readonly LinkSection[] {
  const sections = about
    .filter(({ subpages }) => subpages.length > 0)
    .map((page) => ({
      heading: page.heading || page.title,
      links: [{ title: page.title, url: page.url }, ...page.subpages].filter(({ url }) => url !== ""),
    }));
  const alone = [...about.filter(({ subpages }) => subpages.length === 0), ...direct].filter(({ url }) => url !== "");
  return alone.length === 0 ? sections : [...sections, { heading: null, links: alone }];
}
