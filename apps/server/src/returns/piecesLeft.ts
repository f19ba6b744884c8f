import type { ReturnLine } from "@torg/returns/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";

/** A product with more pieces declared than are left. */
export interface TooMany {
  readonly code: "too-many";
  readonly name: string;
  /** How many more may be declared. */
  readonly left: number;
}

/** The messages: for none left, and for some left. */
interface LeftWords {
  readonly all: (name: string) => string;
  readonly some: (name: string, left: number) => string;
}

/** Says how many more may be declared. */
export const leftText = (words: LeftWords, { name, left }: TooMany): string =>
  left === 0 ? words.all(name) : words.some(name, left);

/** How many pieces of each product, by id, have been declared before. */
export type DeclaredPieces = ReadonlyMap<number, number>;

/** The pieces of an order that were withdrawn from. */
export async function findWithdrawn(db: Kysely<Database>, orderId: number): Promise<DeclaredPieces> {
  return countLines(
    db,
    sql`SELECT product_id, quantity FROM withdrawal_line l JOIN withdrawal w ON w.id = l.withdrawal_id
      WHERE w.order_id = ${orderId}`,
  );
}

/** The pieces of an order that are in a return, a complaint or a withdrawal. */
export async function findDeclared(db: Kysely<Database>, orderId: number): Promise<DeclaredPieces> {
  return countLines(
    db,
    sql`SELECT product_id, quantity FROM return_case_line l JOIN return_case c ON c.id = l.case_id
      WHERE c.order_id = ${orderId}
      UNION ALL
      SELECT product_id, quantity FROM withdrawal_line l JOIN withdrawal w ON w.id = l.withdrawal_id
      WHERE w.order_id = ${orderId}`,
  );
}

async function countLines(db: Kysely<Database>, lines: ReturnType<typeof sql>): Promise<DeclaredPieces> {
  const { rows } = await sql<{ readonly product_id: number; readonly pieces: number }>`
    SELECT product_id, sum(quantity)::integer AS pieces FROM (${lines}) declared GROUP BY product_id`.execute(db);
  return new Map(rows.map(({ product_id: id, pieces }) => [id, pieces]));
}

/** The bought lines less the declared pieces; lines with nothing left are removed. */
export function linesLeft(bought: readonly ReturnLine[], declared: DeclaredPieces): readonly ReturnLine[] {
  return bought
    .map((line) => ({ ...line, quantity: line.quantity - (declared.get(line.productId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The first of the chosen lines with more than is left; null if all fit. */
export function findTooMany(chosen: readonly ReturnLine[], left: readonly ReturnLine[]): TooMany | null {
  for (const { productId: id, name, quantity } of chosen) {
    const max = left.find((line) => line.productId === id)?.quantity ?? 0;
    if (quantity > max) return { code: "too-many", name, left: max };
  }
  return null;
}
