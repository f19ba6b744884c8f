import { withDatabase } from "./readOrder.ts";

interface Changes {
  readonly stock?: number;
  readonly price_ore?: number;
}

/** The price of a product in the database of a running shop, in öre. */
export async function priceOf(dataDir: string, id: number): Promise<number> {
  const { price_ore: price } = await withDatabase(dataDir, (db) =>
    db.selectFrom("product").select("price_ore").where("id", "=", id).executeTakeFirstOrThrow(),
  );
  if (price === null) throw new Error(`The product ${id} has no price.`);
  return price;
}

/**
 * Changes a product in the database of a running shop, as its owner or another buyer would; gives a function that
 * reverts it.
 */
export async function changeProduct(dataDir: string, id: number, changes: Changes): Promise<() => Promise<void>> {
  const write = (values: Changes): Promise<void> =>
    withDatabase(dataDir, async (db) => {
      await db.updateTable("product").set(values).where("id", "=", id).execute();
    });
  const before = await withDatabase(dataDir, (db) =>
    db.selectFrom("product").select(["stock", "price_ore"]).where("id", "=", id).executeTakeFirstOrThrow(),
  );
  await write(changes);
  return () => write({ stock: before.stock, ...(before.price_ore === null ? {} : { price_ore: before.price_ore }) });
}
