import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { isUuid } from "../database/isUuid.ts";
import type { StandInOrder, StandInOrders } from "./StandInOrders.ts";

/** Orders of the stand-in shared by all processes of the shop, also found by the token in the app's link. */
export interface SharedStandInOrders extends StandInOrders {
  readonly opened: (autoStartToken: string) => Promise<StandInOrder | null>;
}

/** Stores the orders of the stand-in in the shop's database. */
export function ordersInDatabase(db: Kysely<Database>): SharedStandInOrders {
  const read = async (column: "order_ref" | "auto_start_token", value: string): Promise<StandInOrder | null> => {
    if (!isUuid(value)) return null;
    const row = await db.selectFrom("stand_in_bankid").selectAll().where(column, "=", value).executeTakeFirst();
    if (row === undefined) return null;
    const { order_ref: orderRef, auto_start_token: autoStartToken, started_at: since, act } = row;
    return { orderRef, autoStartToken, startedAt: since.getTime(), act };
  };
  return {
    async put({ orderRef, autoStartToken, startedAt, act }) {
      await db
        .insertInto("stand_in_bankid")
        .values({ order_ref: orderRef, auto_start_token: autoStartToken, started_at: new Date(startedAt), act })
        .onConflict((conflict) => conflict.column("order_ref").doUpdateSet({ act }))
        .execute();
    },
    find: (orderRef) => read("order_ref", orderRef),
    opened: (autoStartToken) => read("auto_start_token", autoStartToken),
    async drop(orderRef) {
      await db.deleteFrom("stand_in_bankid").where("order_ref", "=", orderRef).execute();
    },
  };
}
