import type { Layout } from "@torg/navigation/contract";

/** Departments that an empty cart leads to. */
const shownDepartments = 6;

/** The links of the empty cart, from the menu that every page has anyway. */
export function emptyCartLinks({ categories }: Layout): readonly { readonly title: string; readonly link: string }[] {
  return categories.slice(0, shownDepartments).map(({ name, url }) => ({ title: name, link: url }));
}
