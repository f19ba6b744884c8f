import type { FindWarnings } from "./ShopFileWarning.ts";

const shownCategories = 12;

/** Categories that may have been meant: those below the same first part, else the top level of the menu. */
function possible(wanted: string, categories: readonly string[]): string {
  const [first = ""] = wanted.split("/");
  const near = categories.filter((path) => path === first || path.startsWith(`${first}/`));
  const shown = (near.length > 0 ? near : categories.filter((path) => !path.includes("/"))).toSorted();
  return [...shown.slice(0, shownCategories), ...(shown.length > shownCategories ? ["…"] : [])].join(", ");
}

/** Finds VAT rates for categories that do not exist. */
export const vatWarnings: FindWarnings = ({ shop }, { categories }) => {
  if (categories === null) return [];
  const there = new Set(categories);
  return (shop.vat ?? []).flatMap(({ category }, index) =>
    there.has(category)
      ? []
      : [
          {
            path: ["vat", index, "category"],
            text: `vat names the category "${category}", which there is not: its rate holds for nothing. Possible: ${possible(category, categories)}.`,
          },
        ],
  );
};
