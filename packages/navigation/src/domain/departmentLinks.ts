/** Number of departments that an empty cart links to. */
const shownDepartments = 6;

/** The first departments of the menu as links, for a page without content of its own. */
export function departmentLinks(
  categories: readonly { readonly name: string; readonly url: string }[],
): readonly { readonly title: string; readonly link: string }[] {
  return categories.slice(0, shownDepartments).map(({ name, url }) => ({ title: name, link: url }));
}
