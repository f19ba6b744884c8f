import { deliveryDates, deliveryTerms } from "@torg/cart/domain";
import { type Kysely, type Selectable, sql } from "kysely";
import { isToOrder } from "../../checkout/delivery/deliveryPromise.ts";
import { loadCheckoutConfiguration } from "../../checkout/configuration/loadCheckoutConfiguration.ts";
import { swedishDay, swedishTime } from "../../checkout/swedishDay.ts";
import type { Database } from "../../database/Database.ts";
import type { OrderTable } from "../../database/tables/orderTables.ts";
import { orderingTexts } from "../../texts/orderingTexts.ts";

type Promised = Pick<
  Selectable<OrderTable>,
  "id" | "is_offer" | "customer_type" | "store_id" | "delivery_type_id" | "zipcode" | "created_at"
>;

/**
 * Says when an order will be delivered, by the rule that the checkout used (2 kap. 2 § distansavtalslagen), or the
 * legal default where no time was agreed. Empty for quotes and for goods that are not shipped.
 */
export async function deliveryTime(db: Kysely<Database>, order: Promised): Promise<string> {
  if (order.is_offer || order.store_id !== null) return "";
  const { deliveryMethods, settings } = await loadCheckoutConfiguration(db);
  const method = deliveryMethods.find(({ id }) => id === order.delivery_type_id);
  if (method === undefined || method.isStorePickup || method.isDigital) return "";
  const goods = await db
    .selectFrom("order_line as line")
    .innerJoin("product as sold", "sold.id", "line.product_id")
    .select(["sold.availability", sql<number>`line.quantity * coalesce(sold.weight_grams, 0)`.as("grams")])
    .where("line.order_id", "=", order.id)
    .execute();
  const grams = goods.reduce((sum, line) => sum + line.grams, 0);
  const days = deliveryTerms(method, { grams, postalCode: order.zipcode })?.days ?? null;
  if (goods.some(isToOrder)) return orderingTexts.deliveryTime.toOrder;
  if (days === null) return order.customer_type === "private" ? orderingTexts.deliveryTime.latest : "";
  const orderedAt = `${swedishDay(order.created_at)}T${swedishTime(order.created_at)}`;
  return orderingTexts.deliveryTime.promised(days, deliveryDates({ orderedAt, cutOff: settings.cutOff, days }));
}
