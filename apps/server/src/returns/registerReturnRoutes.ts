import { findOrderCall } from "@torg/returns/contract";
import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { registerCall } from "../http/registerCall.ts";
import { refuse, refuseFields } from "../http/Refusal.ts";
import type { ShopContext } from "../shop/ShopContext.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { serverTexts } from "../texts/sv.ts";

/** Serves the lookup of the order that a return is for. */
export function registerReturnRoutes(server: FastifyInstance, { db }: ShopContext): void {
  registerCall(server, findOrderCall, {
    async answer({ request }) {
      const order = await findOrder(db, request.order_name, request.order_email);
      if (order === null) return refuse(404, serviceTexts.orderNotFound);
      return { order, return_order_type: request.return_order_type };
    },
    malformed: (errors) => {
      const named = Object.entries(serviceTexts.fields).filter(([field]) => field in errors);
      return refuseFields(serverTexts.checkValues, Object.fromEntries(named.map(([field, text]) => [field, [text]])));
    },
    natural: () => "/retur-och-reklamation",
  });
}

async function findOrder(db: Kysely<Database>, name: string, email: string) {
  const order = await db
    .selectFrom("order")
    .select(["id as order_id", "name as order_name", "email as order_email"])
    .where(sql<boolean>`lower(name) = lower(${name.trim()})`)
    .where(sql<boolean>`lower(email) = lower(${email.trim()})`)
    .executeTakeFirst();
  if (order === undefined) return null;
  const lines = await db
    .selectFrom("order_line")
    .select(["product_id", "name", "quantity"])
    .where("order_id", "=", order.order_id)
    .orderBy("position")
    .execute();
  return { ...order, products: lines.map((line) => ({ ...line, product_id: line.product_id ?? 0 })) };
}
