/** The link fields of a content page in the menu. */
export interface AboutPage {
  readonly title: string;
  readonly heading: string;
  readonly url: string;
  readonly subpages: readonly { readonly title: string; readonly url: string }[];
}

/** Links under one heading; null: without a heading. */
export interface LinkSection {
  readonly heading: string | null;
  readonly links: readonly { readonly title: string; readonly url: string }[];
}

/**
 * The pages about the shop, grouped for the menu. A page with subpages is a section under its heading (or its title);
 * all other pages, including the direct ones, are links of a section without a heading.
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
