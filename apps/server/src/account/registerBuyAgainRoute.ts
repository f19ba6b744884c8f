import { buyAgainCall } from "@torg/account/contract";
import { pageAddress } from "@torg/pages/contract";
import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import { cartRefusal } from "../cart/cartRefusal.ts";
import { changeCart } from "../cart/changeCart.ts";
import { isBuyable } from "../catalogue/products/canBeBought.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import type { Database } from "../database/Database.ts";
import { registerCall } from "../http/registerCall.ts";
import { refuse } from "../http/responses/Refusal.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";

const texts = serviceTexts.buyAgain;

/** A product of an order with the total quantity bought. */
interface BoughtAgain {
  /** The name in the order. */
  readonly name: string;
  /** Null when the shop no longer has the product. */
  readonly id: number | null;
  readonly parent_id: number | null;
  readonly quantity: number;
  readonly can_be_bought: boolean;
}

/** The goods of a customer's order, without gifts; null when the customer has no such order. */
async function findBought(
  db: Kysely<Database>,
  customerId: number,
  orderName: string,
): Promise<readonly BoughtAgain[] | null> {
  const { rows } = await sql<{ readonly id: number }>`
    SELECT o.id FROM "order" o JOIN customer c ON lower(o.email) = c.email
    WHERE c.id = ${customerId} AND o.name = ${orderName}`.execute(db);
  const [order] = rows;
  if (order === undefined) return null;
  const bought = await sql<BoughtAgain>`
    SELECT min(line.name) AS name, p.id, p.parent_id, sum(line.quantity)::integer AS quantity,
      coalesce(${isBuyable("p")}, false) AS can_be_bought
    FROM order_line line LEFT JOIN product p ON p.id = line.product_id
    WHERE line.order_id = ${order.id} AND line.gift_campaign_id IS NULL
    GROUP BY p.id, CASE WHEN p.id IS NULL THEN line.id END ORDER BY min(line.position)`.execute(db);
  return bought.rows;
}

/** Serves buying an order again: adds what can still be bought to the cart, and names the rest. */
export function registerBuyAgainRoute(server: FastifyInstance, { db }: Pick<ShopContext, "db">): void {
  registerCall(server, buyAgainCall, {
    async answer({ request: { orderName }, visit }) {
      const session = await visit.find();
      if (session === null || session.customer_id === null) return refuse(401, serviceTexts.personalData.loggedOut);
      const bought = await findBought(db, session.customer_id, orderName);
      if (bought === null) return refuse(404, serviceTexts.orderNotFound);
      const changes = bought.flatMap(({ id, parent_id: parent, quantity, can_be_bought: can }) =>
        id === null || !can
          ? []
          : [
              {
                productId: parent ?? id,
                variantId: parent === null ? null : id,
                rowId: null,
                quantity,
                isAddition: true,
              },
            ],
      );
      if (changes.length === 0) return refuse(409, texts.none);
      const result = await changeCart(db, session.id, changes);
      if (!result.ok) return cartRefusal(result.problem);
      if (result.isNewCart) visit.forget();
      const missing = bought.filter(({ can_be_bought: can }) => !can).map(({ name }) => name);
      return { message: missing.length === 0 ? texts.all : texts.some(missing.join(", ")) };
    },
    redirectTo: () => pageAddress("cart"),
    ignoresReturnTo: true,
    message: ({ message }) => message,
  });
}
