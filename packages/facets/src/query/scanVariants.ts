import type { Catalogue } from "../build/catalogue.ts";
import type { Dimension } from "../build/codeBook.ts";
import { priceBit } from "../build/codeBook.ts";
import { noPrice } from "../build/readRecords.ts";
import type { PriceRange } from "../facetResult.ts";
import type { Filters } from "./readFilters.ts";
import type { Workspace } from "./workspace.ts";

/** The variants of some rows that count, by id; rows that are not listed count with all variants. */
export type AllowedVariants = ReadonlyMap<number, ReadonlySet<number>>;

/** The query on the variants of a product. */
export interface VariantQuestion {
  readonly filters: Filters;
  readonly allowed: AllowedVariants;
  /** Whether variants that fail a single filter count for that filter's own values. */
  readonly countsNear: boolean;
}

/** Result for a product without any matching variant. */
export const unmatched = -1;

const matching = 0;
const farOff = -1;

/**
 * Checks variants one by one, for products whose variants the filters treat differently: a product matches if a single
 * variant passes every filter, and a value counts once for it, however many variants have it. The workspace's
 * `filterOfCode` must have been written for the filters.
 */
export class VariantScan {
  readonly #rows: Catalogue["rows"];
  readonly #filterOfCode: Uint16Array;
  readonly #counts: Uint32Array;
  readonly #question: VariantQuestion;
  /** The bits of all filtered dimensions and price. */
  readonly #mask: number;
  /** The number of the step in which each filter was last passed, by the common codes and by one variant's own. */
  readonly #commonPasses: Uint32Array;
  readonly #ownPasses: Uint32Array;
  /** The number of the product that each code was last counted for. */
  readonly #countedFor: Uint32Array;
  readonly #positionSum: number;
  readonly #filterCount: number;
  readonly #price: PriceRange | null;
  /** Null if all variants count, to avoid a map lookup for each of them. */
  readonly #allowed: AllowedVariants | null;
  #step = 0;
  #product = 0;
  #commonPassed = 0;
  #commonSum = 0;
  #commonStep = 0;

  constructor({ rows }: Catalogue, workspace: Workspace, question: VariantQuestion) {
    const { byCode, price } = question.filters;
    this.#rows = rows;
    this.#filterOfCode = workspace.filterOfCode;
    this.#counts = workspace.counts;
    this.#question = question;
    this.#mask = byCode.reduce((mask, { dimension }) => mask | (dimension?.bit ?? 0), price === null ? 0 : priceBit);
    this.#commonPasses = new Uint32Array(byCode.length + 1);
    this.#ownPasses = new Uint32Array(byCode.length + 1);
    this.#countedFor = new Uint32Array(rows.codes.sets.end);
    this.#positionSum = (byCode.length * (byCode.length + 1)) / 2;
    this.#filterCount = byCode.length;
    this.#price = price;
    this.#allowed = question.allowed.size === 0 ? null : question.allowed;
  }

  /** Whether the filters may treat the variants of a row differently. */
  isMixed(row: number): boolean {
    return ((this.#rows.variants.masks[row] ?? 0) & this.#mask) !== 0 || this.#allowed?.has(row) === true;
  }

  /** Counts a product by its variants; returns the lowest price of the matching ones (or `noPrice`), or `unmatched`. */
  count(row: number): number {
    const { starts, prices } = this.#rows.variants;
    this.#begin(row);
    this.#product += 1;
    let lowest = unmatched;
    const end = starts[row + 1] ?? 0;
    for (let variant = starts[row] ?? 0; variant < end; variant += 1) {
      const failed = this.#failed(row, variant);
      if (failed === farOff) continue;
      if (failed !== matching) {
        const dimension = this.#question.countsNear
          ? (this.#question.filters.byCode[failed - 1]?.dimension ?? null)
          : null;
        if (dimension !== null) this.#countIn(row, variant, dimension);
        continue;
      }
      const price = prices[variant] ?? noPrice;
      this.#countOwn(variant);
      if (lowest === unmatched) this.#countCommon(row);
      if (lowest === unmatched || price < lowest) lowest = price;
    }
    return lowest;
  }

  /** The matching variants of a row, in order. */
  matching(row: number): number[] {
    const { starts } = this.#rows.variants;
    this.#begin(row);
    const found: number[] = [];
    const end = starts[row + 1] ?? 0;
    for (let variant = starts[row] ?? 0; variant < end; variant += 1) {
      if (this.#failed(row, variant) === matching) found.push(variant);
    }
    return found;
  }

  /** Finds the filters that every variant of a row passes. */
  #begin(row: number): void {
    const { starts, commonEnds, cells } = this.#rows;
    this.#step += 1;
    this.#commonStep = this.#step;
    this.#commonPassed = 0;
    this.#commonSum = 0;
    if (this.#filterCount === 0) return;
    const end = commonEnds[row] ?? 0;
    for (let cell = starts[row] ?? 0; cell < end; cell += 1) {
      const position = this.#filterOfCode[cells[cell] ?? 0] ?? 0;
      if (position === 0 || this.#commonPasses[position] === this.#step) continue;
      this.#commonPasses[position] = this.#step;
      this.#commonPassed += 1;
      this.#commonSum += position;
      if (this.#commonPassed === this.#filterCount) return;
    }
  }

  /** `matching`, the position + 1 of the only filter that a variant fails, or `farOff`. */
  #failed(row: number, variant: number): number {
    const { ids, prices, cellStarts, cells } = this.#rows.variants;
    if (this.#price !== null && !isWithin(prices[variant] ?? noPrice, this.#price)) return farOff;
    if (this.#allowed?.get(row)?.has(ids[variant] ?? 0) === false) return farOff;
    let passed = this.#commonPassed;
    // The common codes alone may pass all filters.
    if (passed === this.#filterCount) return matching;
    this.#step += 1;
    let sum = this.#commonSum;
    const end = cellStarts[variant + 1] ?? 0;
    for (let cell = cellStarts[variant] ?? 0; cell < end; cell += 1) {
      const position = this.#filterOfCode[cells[cell] ?? 0] ?? 0;
      if (position === 0 || this.#commonPasses[position] === this.#commonStep) continue;
      if (this.#ownPasses[position] === this.#step) continue;
      this.#ownPasses[position] = this.#step;
      passed += 1;
      sum += position;
      if (passed === this.#filterCount) return matching;
    }
    return this.#filterCount - passed === 1 ? this.#positionSum - sum : farOff;
  }

  #countCode(code: number): void {
    if (this.#countedFor[code] === this.#product) return;
    this.#countedFor[code] = this.#product;
    this.#counts[code] = (this.#counts[code] ?? 0) + 1;
  }

  #countCommon(row: number): void {
    const { starts, commonEnds, cells } = this.#rows;
    const end = commonEnds[row] ?? 0;
    for (let cell = starts[row] ?? 0; cell < end; cell += 1) this.#countCode(cells[cell] ?? 0);
  }

  #countOwn(variant: number): void {
    const { cellStarts, cells } = this.#rows.variants;
    const end = cellStarts[variant + 1] ?? 0;
    for (let cell = cellStarts[variant] ?? 0; cell < end; cell += 1) this.#countCode(cells[cell] ?? 0);
  }

  /** Counts the codes of a variant in one dimension. */
  #countIn(row: number, variant: number, { start, end }: Dimension): void {
    const { starts, commonEnds, cells, variants } = this.#rows;
    const commonEnd = commonEnds[row] ?? 0;
    for (let cell = starts[row] ?? 0; cell < commonEnd; cell += 1) {
      const code = cells[cell] ?? 0;
      if (code >= start && code < end) this.#countCode(code);
    }
    const ownEnd = variants.cellStarts[variant + 1] ?? 0;
    for (let cell = variants.cellStarts[variant] ?? 0; cell < ownEnd; cell += 1) {
      const code = variants.cells[cell] ?? 0;
      if (code >= start && code < end) this.#countCode(code);
    }
  }
}

/** Whether a price is within a range, ends included; false for a missing price. */
export function isWithin(price: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return price !== noPrice && price >= min && price <= max;
}
