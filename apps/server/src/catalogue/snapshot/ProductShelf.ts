import type { ProductRow } from "../products/productRow.ts";
import { type FoundProducts, foundProducts } from "../search/FoundProducts.ts";
import { fold } from "../search/nameMatch.ts";
import { searchWords } from "../search/searchWords.ts";
import { type KeptProduct, type ShelfContents, unpackProduct } from "./ShelfContents.ts";

const mostFound = 500;

/**
 * Every product as listings and its own page show it, packed, for the time when the database is away. It is as old as
 * the last reading of the catalogue.
 */
export class ProductShelf {
  #kept: ShelfContents | null = null;
  #since = Date.now();
  #filling: Promise<void> = Promise.resolve();

  /** Takes all products anew, one reading after another; what was kept stays until the end. */
  fill(read: () => Promise<ShelfContents>): Promise<void> {
    this.#filling = this.#filling
      .catch(() => undefined)
      .then(async () => {
        const kept = await read();
        this.#kept?.close();
        this.#kept = kept;
        this.#since = kept.since;
      });
    return this.#filling;
  }

  /** Seconds since the products were read. */
  age(): number {
    return Math.floor((Date.now() - this.#since) / 1000);
  }

  /** Products in the order of the ids, those that are unknown left out; null before the first filling. */
  rows(ids: readonly number[]): readonly ProductRow[] | null {
    if (this.#kept === null) return null;
    return ids.flatMap((id) => this.product(id)?.row ?? []);
  }

  /** One product with the contents of its page, or null. */
  product(id: number): KeptProduct | null {
    const packed = this.#kept?.packed(id) ?? null;
    return packed === null ? null : unpackProduct(packed);
  }

  /** The variants of a parent, in the order of their ids. */
  variants(parentId: number): readonly KeptProduct[] {
    return (this.#kept?.lists().variants.get(parentId) ?? []).flatMap((id) => this.product(id) ?? []);
  }

  /** Products whose name holds all the words, the most popular first; null before the first filling. */
  search(query: string): FoundProducts | null {
    if (this.#kept === null) return null;
    const words = searchWords(query).map(fold);
    if (words.length === 0) return foundProducts([]);
    const hits = new Map<number, number[]>();
    for (const { id, listedId, letters } of this.#kept.lists().names) {
      if (hits.size === mostFound) break;
      if (words.every((word) => letters.includes(word))) hits.set(listedId, [...(hits.get(listedId) ?? []), id]);
    }
    return foundProducts([...hits].map(([id, found]) => ({ id, hits: found, ways: found.map(() => 0) })));
  }
}
