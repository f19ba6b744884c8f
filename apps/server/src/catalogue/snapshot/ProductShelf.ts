import type { ProductRow } from "../products/productRow.ts";
import { type ShelfProduct, type ShelfContents, unpackProduct } from "./ShelfContents.ts";

/**
 * All products as listings and their own pages show them, packed, for when the database is unavailable. As old as the
 * last reading of the catalogue.
 */
export class ProductShelf {
  #kept: ShelfContents | null = null;
  #since = Date.now();
  #filling: Promise<void> = Promise.resolve();

  /** Replaces all products, one reading at a time; the old ones stay until a reading has finished. */
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

  /** Products in the order of the ids, without unknown ones; null before the first filling. */
  rows(ids: readonly number[]): readonly ProductRow[] | null {
    if (this.#kept === null) return null;
    return ids.flatMap((id) => this.product(id)?.row ?? []);
  }

  /** One product with its page's content, or null. */
  product(id: number): ShelfProduct | null {
    const packed = this.#kept?.packed(id) ?? null;
    return packed === null ? null : unpackProduct(packed);
  }

  /** The variants of a parent, by id. */
  variants(parentId: number): readonly ShelfProduct[] {
    return (this.#kept?.variants().get(parentId) ?? []).flatMap((id) => this.product(id) ?? []);
  }
}
