import { watchState, type WatchState } from "@torg/account/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { isUuid } from "../../database/isUuid.ts";

/** The watch of a link, and its progress. */
export interface FoundWatch {
  readonly id: number;
  readonly email: string;
  readonly productId: number;
  readonly productName: string;
  readonly state: WatchState;
}

/** Finds the watch of a link in an e-mail; null when there is none, or it has expired. */
export async function findWatch(db: Kysely<Database>, token: string): Promise<FoundWatch | null> {
  if (!isUuid(token)) return null;
  const row = await db
    .selectFrom("product_watch as w")
    .innerJoin("product as p", "p.id", "w.product_id")
    .select(["w.id", "w.email", "w.product_id", "p.name", "w.asked_at", "w.confirmed_at", "w.told_at"])
    .select(sql<Date>`now()`.as("now"))
    .where("w.token", "=", token)
    .executeTakeFirst();
  if (row === undefined) return null;
  const times = {
    askedAt: row.asked_at.getTime(),
    confirmedAt: row.confirmed_at?.getTime() ?? null,
    toldAt: row.told_at?.getTime() ?? null,
  };
  const state = watchState(times, row.now.getTime());
  return state && { id: row.id, email: row.email, productId: row.product_id, productName: row.name, state };
}
