import { pageAddress } from "@torg/pages/contract";
import type { FacetColumns, FacetIndex } from "@torg/facets";
import type { WordIndex } from "../words/openWordIndex.ts";
import type { WordColumns } from "../words/WordColumns.ts";
import type { FacetDimension } from "./facetDimensions.ts";

/** A category with its place in the tree. */
export interface CategoryNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly slug: string;
  readonly path: string;
  readonly level: number;
  readonly active: boolean;
  readonly image: string | null;
  readonly descriptionHtml: string;
  /** Ids of the categories below it, in the shop's order. */
  readonly childIds: readonly number[];
  /** Listed products in it and its subcategories. */
  readonly productCount: number;
}

/** A brand. */
export interface BrandEntry {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  readonly overrideLink: string | null;
  /** Its name must not be shown. */
  readonly hidden: boolean;
  /** Listed products of the brand. */
  readonly productCount: number;
}

/** Whether menus and lists link to a category: a feed may leave categories empty. */
export const isNamedCategory = ({ active, productCount }: CategoryNode): boolean => active && productCount > 0;

/** Whether menus and lists link to a brand: a feed may leave brands empty. */
export const isNamedBrand = ({ hidden, productCount }: BrandEntry): boolean => !hidden && productCount > 0;

/** A specification group with the texts of its values. */
export interface SpecGroupEntry {
  readonly id: number;
  readonly title: string;
  readonly unit: string | null;
  readonly description: string | null;
  readonly type: "single_choice" | "multiple_choice" | "interval";
  readonly shown: boolean;
}

/** A value of a specification group. */
export interface SpecValueEntry {
  readonly id: number;
  readonly text: string;
  readonly shown: boolean;
}

/** A primary colour with its finer shades. */
export interface ColorEntry {
  readonly id: number;
  readonly name: string;
  readonly hex: string | null;
  readonly valueIds: readonly number[];
}

/** The catalogue in memory: the facet index, the words of its products, and the data of its ids. */
export interface Catalogue {
  readonly index: FacetIndex<FacetDimension>;
  /** The data of the index. */
  readonly columns: FacetColumns<FacetDimension>;
  /** The word search over products. */
  readonly words: WordIndex;
  /** The data of the word search. */
  readonly wordColumns: WordColumns;
  readonly categories: ReadonlyMap<number, CategoryNode>;
  readonly categoryByPath: ReadonlyMap<string, CategoryNode>;
  /** Ids of the top-level categories in the shop's order. */
  readonly rootIds: readonly number[];
  readonly brands: ReadonlyMap<number, BrandEntry>;
  readonly groups: ReadonlyMap<number, SpecGroupEntry>;
  readonly values: ReadonlyMap<number, SpecValueEntry>;
  readonly colors: readonly ColorEntry[];
}

/** The address of a category's page. */
export function categoryUrl(category: Pick<CategoryNode, "path">): string {
  const [level1 = "", level2, level3] = category.path.split("/");
  if (level2 === undefined) return pageAddress("mainCategory", level1);
  if (level3 === undefined) return pageAddress("category", level1, level2);
  return pageAddress("subcategory", level1, level2, level3);
}

/** The address of a brand's page. */
export function brandUrl(brand: Pick<BrandEntry, "link" | "overrideLink">): string {
  return pageAddress(brand.overrideLink === null ? "brand" : "brandAtRoot", brand.link);
}

/** A category with its parents, from the top level down. */
export function categoryTrail(catalogue: Catalogue, id: number | null): readonly CategoryNode[] {
  const trail: CategoryNode[] = [];
  for (let node = lookUp(catalogue, id); node !== null; node = lookUp(catalogue, node.parentId)) trail.unshift(node);
  return trail;
}

function lookUp(catalogue: Catalogue, id: number | null): CategoryNode | null {
  return id === null ? null : (catalogue.categories.get(id) ?? null);
}
