import { compareBrandNames } from "./compareBrandNames.ts";

/** The field that decides a brand's place. */
export interface NamedBrand {
  readonly brandName: string;
}

/** Brands that begin with the same letter. */
export interface BrandGroup<Brand extends NamedBrand> {
  readonly letter: string;
  readonly brands: readonly Brand[];
}

/**
 * The brands in Swedish order, grouped by first letter; those that start with a digit come last, under `#`.
 * Quotation marks and the like at the start of a name do not count.
 */
export function brandGroups<Brand extends NamedBrand>(brands: readonly Brand[]): readonly BrandGroup<Brand>[] {
  const groups = new Map<string, Brand[]>();
  for (const brand of brands.toSorted((a, b) => compareBrandNames(a.brandName, b.brandName))) {
    const first = brand.brandName
      .replace(/^[^\p{Letter}\p{Number}]+/u, "")
      .charAt(0)
      .toLocaleUpperCase("sv");
    const letter = /\p{Letter}/u.test(first) ? first : "#";
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  const named = [...groups].map(([letter, members]) => ({ letter, brands: members }));
  return [...named.filter(({ letter }) => letter !== "#"), ...named.filter(({ letter }) => letter === "#")];
}
