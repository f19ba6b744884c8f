import type { OperatorRole } from "@torg/desk/domain";
import { randomUUID } from "node:crypto";
import { deskToken } from "../sessions/deskSecret.ts";
import { openOperatorSession } from "../operators/operatorSessions.ts";
import { formBody } from "./formBody.ts";
import type { OrderingServer } from "./startOrderingServer.ts";

/** A shop with a desk. */
export type DeskShop = Pick<OrderingServer, "server" | "database">;

/** Logs an operator with this role in to the desk of a shop. */
export async function atDesk(shop: DeskShop, role: OperatorRole) {
  const { id } = await shop.database.db
    .insertInto("operator")
    .values({ email: `${randomUUID()}@example.se`, name: "Anna", role, password_hash: "", code_key: "" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const secret = await openOperatorSession(shop.database.db, id);
  const own = `__Host-torg_desk=${secret}`;
  return {
    /** GET a page or call as JSON. */
    get: async (url: string) =>
      (await shop.server.inject({ url, headers: { cookie: own, accept: "application/json" } })).json(),
    submit: (url: string, fields: Readonly<Record<string, unknown>> = {}) =>
      shop.server.inject({
        method: "POST",
        url,
        headers: {
          cookie: own,
          accept: "application/json",
          "x-requested-with": "XMLHttpRequest",
          "x-csrf-token": deskToken(secret),
          "content-type": "application/x-www-form-urlencoded",
        },
        payload: formBody(fields),
      }),
  };
}
