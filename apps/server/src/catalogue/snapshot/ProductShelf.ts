import type { ProductRow } from "../products/productRow.ts";
import { type KeptProduct, type ShelfContents, unpackProduct } from "./ShelfContents.ts";

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
    return (this.#kept?.variants().get(parentId) ?? []).flatMap((id) => this.product(id) ?? []);
  }
}
