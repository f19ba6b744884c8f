import { unnamedBrandId } from "@torg/format/addresses";
import { harmlessHtml } from "../harmlessHtml.ts";

/** What is compared of a product besides its price and its specifications. */
export interface OverviewProduct {
  readonly brandId: number | null;
  readonly brandName: string;
  /** HTML. */
  readonly statusHtml: string;
  /** 0 without reviews. */
  readonly score: number;
  readonly averageRating: number | null;
}

/** One fact of every product in order, and whether it reads the same for all of them. */
export interface ComparedValues<Value> {
  readonly values: readonly Value[];
  /** False for a single product, which differs from nothing and is like nothing. */
  readonly isSame: boolean;
}

/** The facts that every product has, whatever it is. */
export interface ComparisonOverview {
  /** HTML of the stock status, "" where nothing is said. */
  readonly stock: ComparedValues<string>;
  /** Grades up to 5, 0 where there are none. */
  readonly rating: ComparedValues<number>;
  /** Names, "" for products without a brand. */
  readonly brand: ComparedValues<string>;
}

function compared<Value>(values: readonly Value[], readAs: (value: Value) => string | number): ComparedValues<Value> {
  const read = new Set(values.map(readAs));
  return { values, isSame: values.length > 1 && read.size === 1 };
}

/** The words of a status without what only draws them. */
const wordsOf = (html: string): string => harmlessHtml(html, []).replaceAll(/\s+/g, " ").trim();
/** A grade as it is told, with one decimal. */
const toldGrade = (grade: number): number => Math.round(grade * 10);

/**
 * Sets stock, rating and brand of products side by side. They are the same when a reader sees no difference: statuses by
 * their words, ratings by their first decimal. The price is left out, since its row is also the way to buy and stays.
 */
export function comparisonOverview(products: readonly OverviewProduct[]): ComparisonOverview {
  return {
    stock: compared(
      products.map((product) => product.statusHtml),
      wordsOf,
    ),
    rating: compared(
      products.map((product) => product.score || (product.averageRating ?? 0)),
      toldGrade,
    ),
    brand: compared(
      products.map((product) => (product.brandId === unnamedBrandId ? "" : product.brandName)),
      (name) => name,
    ),
  };
}
