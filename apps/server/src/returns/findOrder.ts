import { cleanPastedText } from "@torg/format/typed";
import { mergeLines, type OrderLookup, readOrderNumber, type ReturnLine, type ReturnOrder } from "@torg/returns/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Limits } from "../limits/createLimits.ts";
import { refuse, type Refusal } from "../http/responses/Refusal.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";

const fields = ["id as orderId", "name as orderNumber", "email as orderEmail"] as const;

/**
 * Finds an order by its number and e-mail address; case, surrounding spaces and unseen signs are ignored, as
 * `isOrderOf` does. Stored orders have none of them: their form was tidied before. An order without an address is never
 * found.
 */
export async function findOrder(db: Kysely<Database>, lookup: OrderLookup): Promise<ReturnOrder | null> {
  const email = cleanPastedText(lookup.orderEmail);
  if (email === "") return null;
  // A stored number may itself begin with a word or sign; the one typed exactly comes first.
  const numbers = [cleanPastedText(lookup.orderNumber), readOrderNumber(lookup.orderNumber)] as const;
  const order = await db
    .selectFrom("order")
    .select(fields)
    .where(sql<boolean>`lower(name) IN (${sql.join(numbers.map((number) => sql`lower(${number})`))})`)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .orderBy(sql`lower(name) = lower(${numbers[0]})`, "desc")
    .executeTakeFirst();
  return order === undefined ? null : { ...order, products: await linesOf(db, order.orderId) };
}

/** Reads an order that was found before; null if it no longer exists. */
export async function readOrder(db: Kysely<Database>, orderId: number | null): Promise<ReturnOrder | null> {
  if (orderId === null) return null;
  const order = await db.selectFrom("order").select(fields).where("id", "=", orderId).executeTakeFirst();
  return order === undefined ? null : { ...order, products: await linesOf(db, orderId) };
}

async function linesOf(db: Kysely<Database>, orderId: number): Promise<ReturnLine[]> {
  const lines = await db
    .selectFrom("order_line")
    .select(["product_id as productId", "name", "quantity"])
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  return [...mergeLines(lines.map((line) => ({ ...line, productId: line.productId ?? 0 })))];
}

/**
 * Finds an order for a visitor at a network address. An unknown number and a wrong e-mail address give the same
 * refusal, and after too many failures nothing is looked up at all.
 */
export async function lookUpOrder(
  { db, limits }: { readonly db: Kysely<Database>; readonly limits: Limits },
  lookup: OrderLookup,
  address: string,
): Promise<ReturnOrder | Refusal> {
  const tooMany = await limits.take("lookup", { address });
  if (tooMany !== null) return tooMany;
  const order = await findOrder(db, lookup);
  if (order === null) return refuse(404, serviceTexts.orderNotFound);
  await limits.giveBack("lookup", { address });
  return order;
}
