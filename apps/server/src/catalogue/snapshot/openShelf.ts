import { closeSync, openSync, readSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { readPacked, readPackedNow, writePacked } from "./packedFile.ts";
import type { ReadShelf, ShelfContents, VariantsOfParents } from "./ShelfContents.ts";

/** The positions of products in their file. */
interface Places {
  readonly since: number;
  readonly ids: Uint32Array;
  /** The end of each in bytes, where the next one begins. */
  readonly ends: Float64Array;
}

// Only reads what this code has written, so it is not validated.
const placesSchema = z.custom<Places>();
const variantsSchema = z.custom<VariantsOfParents>();

const filesOf = (folder: string) => ({
  places: join(folder, "shelf-places"),
  variants: join(folder, "shelf-variants"),
  products: join(folder, "shelf-products"),
});

/** Writes all products to files in a folder. */
export async function writeShelf(folder: string, { products, variants, since }: ReadShelf): Promise<void> {
  const files = filesOf(folder);
  const ids = Uint32Array.from(products.keys()).sort();
  const ends = new Float64Array(ids.length);
  const handle = await open(files.products, "w", 0o600);
  let end = 0;
  try {
    for (const [place, id] of ids.entries()) {
      const product = products.get(id) ?? new Uint8Array();
      await handle.write(product, 0, product.length, end);
      end += product.length;
      ends[place] = end;
    }
  } finally {
    await handle.close();
  }
  const places: Places = { since, ids, ends };
  await writePacked(files.places, places);
  await writePacked(files.variants, variants());
}

/** The index of an id in an ascending list, or -1. */
function placeOf(ids: Uint32Array, id: number): number {
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The products of a folder, read one by one on demand: almost nothing is kept in memory. */
export async function openShelf(folder: string): Promise<ShelfContents> {
  const files = filesOf(folder);
  const { since, ids, ends } = placesSchema.parse(await readPacked(files.places));
  // Both stay open, as a newer snapshot may replace the folder.
  const [products, variantsFile] = [openSync(files.products, "r"), openSync(files.variants, "r")];
  let variants: VariantsOfParents | null = null;
  return {
    since,
    packed(id) {
      const place = placeOf(ids, id);
      if (place === -1) return null;
      const start = place === 0 ? 0 : (ends[place - 1] ?? 0);
      const bytes = new Uint8Array((ends[place] ?? 0) - start);
      readSync(products, bytes, 0, bytes.length, start);
      return bytes;
    },
    variants: () => (variants ??= variantsSchema.parse(readPackedNow(variantsFile))),
    close() {
      for (const file of [products, variantsFile]) closeSync(file);
    },
  };
}
