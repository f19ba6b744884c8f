import { allMarked } from "@torg/ui/wire";
import { navigationMarks } from "./navigationMarks.ts";

/** A department that the menu leads to. */
export interface MenuDepartment {
  readonly name: string;
  readonly url: string;
}

/** The first-level departments in the page's menu, in order. */
export function menuDepartments(page: Document = document): readonly MenuDepartment[] {
  const all = allMarked(page, navigationMarks.category);
  // The brands of the menu open like a category, but are in a list of their own.
  const own = all.filter(({ parentElement }) => parentElement === all[0]?.parentElement);
  return own.flatMap((category) => {
    const link = category.querySelector("a");
    const name = link?.textContent.trim() ?? "";
    return link === null || name === "" ? [] : [{ name, url: link.getAttribute("href") ?? "" }];
  });
}
