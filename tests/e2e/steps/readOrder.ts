import { openDatabase } from "../../../apps/server/src/database/openDatabase.ts";
import { startDatabase } from "../../../apps/server/src/database/startDatabase.ts";

/** A stored order; amounts in öre. */
export interface StoredOrder {
  readonly total_ore: number;
  readonly vat_ore: number;
  readonly delivery_ore: number;
  readonly company: string;
  readonly email: string;
  readonly payment_name: string;
  readonly state: string;
  readonly lines: readonly { readonly product_id: number; readonly quantity: number; readonly name: string }[];
}

type OpenDatabase = ReturnType<typeof openDatabase>["db"];

/** Opens the database of a running shop temporarily. */
export async function withDatabase<T>(dataDir: string, read: (db: OpenDatabase) => Promise<T>): Promise<T> {
  const { url } = await startDatabase({ dataDir, role: "task" });
  const { db, close } = openDatabase(url, { max: 1 });
  try {
    return await read(db);
  } finally {
    await close();
  }
}

async function stockOf(db: OpenDatabase, productId: number): Promise<number> {
  const { stock } = await db
    .selectFrom("product")
    .select("stock")
    .where("id", "=", productId)
    .executeTakeFirstOrThrow();
  return stock;
}

/** Reads the stock of a product from the database of a running shop. */
export async function readStock(dataDir: string, productId: number): Promise<number> {
  return withDatabase(dataDir, (db) => stockOf(db, productId));
}

/** Reads an order and the stock of a product from the database of a running shop. */
export async function readShop(
  dataDir: string,
  { orderId, productId }: { readonly orderId: number; readonly productId: number },
): Promise<{ readonly order: StoredOrder; readonly stock: number }> {
  return withDatabase(dataDir, async (db) => {
    const order = await db.selectFrom("order").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
    const lines = await db
      .selectFrom("order_line")
      .select(["product_id", "quantity", "name"])
      .where("order_id", "=", orderId)
      .orderBy("position")
      .execute();
    return {
      order: { ...order, lines: lines.map((line) => ({ ...line, product_id: line.product_id ?? 0 })) },
      stock: await stockOf(db, productId),
    };
  });
}
