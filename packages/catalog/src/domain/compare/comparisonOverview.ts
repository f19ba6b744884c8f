import { unnamedBrandId } from "@torg/format/addresses";
import { stripUnsafeHtml } from "../stripUnsafeHtml.ts";

/** The compared properties of a product besides its price and specifications. */
export interface OverviewProduct {
  readonly brandId: number | null;
  readonly brandName: string;
  /** HTML. */
  readonly statusHtml: string;
  /** 0 without reviews. */
  readonly score: number;
  readonly averageRating: number | null;
}

/** One property of every product, in order, and whether it reads the same for all of them. */
export interface ComparedValues<Value> {
  readonly values: readonly Value[];
  /** False for a single product, which has nothing to compare with. */
  readonly isSame: boolean;
}

/** Properties that every product has, whatever its kind. */
export interface ComparisonOverview {
  /** HTML of the stock status, "" if there is none. */
  readonly stock: ComparedValues<string>;
  /** Ratings up to 5, 0 if there are none. */
  readonly rating: ComparedValues<number>;
  /** Names, "" for products without a brand. */
  readonly brand: ComparedValues<string>;
}

function compared<Value>(values: readonly Value[], readAs: (value: Value) => string | number): ComparedValues<Value> {
  const read = new Set(values.map(readAs));
  return { values, isSame: values.length > 1 && read.size === 1 };
}

/** The text of a status without its markup. */
const wordsOf = (html: string): string => stripUnsafeHtml(html, []).replaceAll(/\s+/g, " ").trim();
/** A rating at the precision it is shown with: one decimal. */
const roundedGrade = (grade: number): number => Math.round(grade * 10);

/**
 * Compares stock, rating and brand of products. They are the same when a reader sees no difference: statuses by their
 * text, ratings by their first decimal. The price is left out because its row also holds the buy button and is always
 * shown.
 */
export function comparisonOverview(products: readonly OverviewProduct[]): ComparisonOverview {
  return {
    stock: compared(
      products.map((product) => product.statusHtml),
      wordsOf,
    ),
    rating: compared(
      products.map((product) => product.score || (product.averageRating ?? 0)),
      roundedGrade,
    ),
    brand: compared(
      products.map((product) => (product.brandId === unnamedBrandId ? "" : product.brandName)),
      (name) => name,
    ),
  };
}
