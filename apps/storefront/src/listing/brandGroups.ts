import type { MenuBrand } from "@torg/navigation/contract";

/** Brands that begin with the same letter. */
export interface BrandGroup {
  readonly letter: string;
  readonly brands: readonly MenuBrand[];
}

const order = new Intl.Collator("sv");

/** The brands in Swedish order, by their first letter; those that begin with none come last, under `#`. */
export function brandGroups(brands: readonly MenuBrand[]): readonly BrandGroup[] {
  const groups = new Map<string, MenuBrand[]>();
  for (const brand of brands.toSorted((a, b) => order.compare(a.brandName, b.brandName))) {
    const first = brand.brandName.charAt(0).toLocaleUpperCase("sv");
    const letter = /\p{Letter}/u.test(first) ? first : "#";
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  const named = [...groups].map(([letter, members]) => ({ letter, brands: members }));
  return [...named.filter(({ letter }) => letter !== "#"), ...named.filter(({ letter }) => letter === "#")];
}
