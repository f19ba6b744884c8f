import { pageAddress } from "@torg/pages/contract";
import { sql } from "kysely";
import { loadCustomer } from "../checkout/loadCustomer.ts";
import { paidByCardsOre } from "../orders/describeOrder.ts";
import { findCases } from "../returns/findCases.ts";
import { pageTexts } from "../texts/pageTexts.ts";
import type { FoundPage } from "./pageBody.ts";
import type { PageInput } from "./PageInput.ts";

/** Orders that an account shows, the newest first. */
const mostOrders = 50;

/** The login; who is logged in is led home. */
export async function loginPage({ visit }: PageInput): Promise<FoundPage> {
  const session = await visit.ensure();
  if (session.customer_id !== null) return { redirect: "/", status: 303 };
  return { heading: pageTexts.login, body: { page: "login", returnTo: pageAddress("login") } };
}

/** The orders of who is logged in; others log in first. */
export async function accountPage({ context, visit }: PageInput): Promise<FoundPage> {
  const session = await visit.ensure();
  const customer = await loadCustomer(context, session.customer_id);
  if (customer === null) return { heading: pageTexts.login, body: { page: "login", returnTo: pageAddress("account") } };
  const orders = await context.db
    .selectFrom("order")
    .select(["id", "name", "email", "state", "total_ore", "discount_ore", "created_at"])
    .where(sql<boolean>`lower(email) = ${customer.email}`)
    .orderBy("id", "desc")
    .limit(mostOrders)
    .execute();
  const ids = orders.map(({ id }) => id);
  const lines =
    ids.length === 0
      ? []
      : await context.db
          .selectFrom("order_line")
          .select(["order_id", "name", "quantity", "discount_ore"])
          .where("order_id", "in", ids)
          .orderBy("position")
          .execute();
  const cases = await findCases(context.db, ids);
  return {
    heading: pageTexts.account,
    body: {
      page: "account",
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      email: customer.email,
      orders: orders.map((order) => {
        const ordered = lines.filter((line) => line.order_id === order.id);
        return {
          orderName: order.name,
          orderEmail: order.email,
          state: order.state,
          totalOre: order.total_ore + paidByCardsOre(order, ordered),
          orderedAt: order.created_at.toISOString(),
          lines: ordered.map(({ name, quantity }) => ({ name, quantity })),
          cases: cases.filter((told) => told.orderId === order.id).map(({ orderId: _, ...told }) => told),
        };
      }),
    },
  };
}
