import { accountPaths } from "@torg/account/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { registerBuyAgainRoute } from "../../account/registerBuyAgainRoute.ts";
import { registerWatchRoutes } from "../../account/watches/registerWatchRoutes.ts";
import { notifyWatchers } from "../../account/watches/notifyWatchers.ts";
import { addToCart } from "../../cart/changeCart.ts";
import { type SuggestionRecord, suggestionColumns } from "../../cart/findSuggestedProducts.ts";
import { fillProducts, openSession } from "../../testing/fillShop.ts";
import { type RouteServer, startRouteServer } from "../../testing/startRouteServer.ts";

const [sold, beside] = [1, 2];
const email = "vera@example.se";
let shop: RouteServer;

beforeAll(async () => {
  shop = await startRouteServer((server, context) => {
    registerBuyAgainRoute(server, context);
    registerWatchRoutes(server, context);
  });
  await fillProducts(shop.database.db, [{ id: sold }, { id: beside }]);
  await shop.database.pool.query(`
    INSERT INTO product_relation (product_id, related_id, kind, position) VALUES (${beside}, ${sold}, 'recommended', 1);
    INSERT INTO customer (email, password_hash) VALUES ('${email}', 'none');
    INSERT INTO product_watch (product_id, email, confirmed_at) VALUES (${sold}, '${email}', now());
    INSERT INTO "order" (id, name, provider, payment_name, customer_type, first_name, last_name, email, products_ore,
      discount_ore, delivery_ore, vat_ore, total_ore) VALUES (1, 'A1', 'manual', '', 'private', '', '', '${email}', 0, 0, 0, 0, 0);
    INSERT INTO order_line (order_id, position, product_id, name, quantity, unit_price_ore, original_price_ore, total_ore,
      vat_percent, vat_ore) VALUES (1, 1, ${sold}, 'Vara', 1, 0, 0, 0, 25, 0)`);
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.database.pool.query(`
    UPDATE product SET removed_at = NULL, price_ore = 10000, price_hidden = false, buy_disabled = false, stopped_at = NULL,
      is_parent = false, stock = 100, availability = 'in_stock' WHERE id = ${sold};
    UPDATE product_watch SET told_at = NULL`),
);

/** Every part of the shop that decides whether a product can be bought. */
const askers: Readonly<Record<string, () => Promise<boolean>>> = {
  "the cart": async () => {
    const { db } = shop.database;
    return (await addToCart(db, await openSession(db), [{ productId: sold, variantId: null }])).ok;
  },
  "what is suggested beside a cart": async () => {
    const { db } = shop.database;
    const session = await openSession(db);
    await addToCart(db, session, [{ productId: beside, variantId: null }]);
    const { rows } =
      await sql<SuggestionRecord>`SELECT ${suggestionColumns} FROM session WHERE id = ${session}`.execute(db);
    return rows[0]?.relations.some(({ related_id: id }) => id === sold) ?? false;
  },
  "the letter to who watches it": async () => (await notifyWatchers(shop.database.db, shop.jobs)) === 1,
  "buying an order again": async () => {
    const visitor = await shop.visit();
    await shop.database.pool.query(
      "UPDATE session SET customer_id = (SELECT id FROM customer), logged_in_at = now(), login_seen_at = now() WHERE id = $1",
      [visitor.sessionId],
    );
    return (await visitor.post(accountPaths.buyAgain, { order_name: "A1" })).statusCode === 200;
  },
};

const faults = {
  "has been removed": "removed_at = now()",
  "has no price": "price_ore = NULL",
  "tells no price": "price_hidden = true",
  "is only shown": "buy_disabled = true",
  "was stopped": "stopped_at = now()",
  "is sold as its variants, of which there are none": "is_parent = true",
  "has no piece left": "stock = 0",
  "is said to be sold out": "availability = 'out_of_stock'",
} as const;

it.each(Object.keys(askers))("lets %s accept a product that is in stock, or comes later", async (asker) => {
  expect(await askers[asker]?.()).toBe(true);
  await shop.database.pool.query(
    `UPDATE product_watch SET told_at = NULL; UPDATE product SET availability = 'backorder' WHERE id = ${sold}`,
  );
  expect(await askers[asker]?.()).toBe(true);
});

it.each(Object.entries(faults))("rejects everywhere a product that %s", async (_, fault) => {
  await shop.database.pool.query(`UPDATE product SET ${fault} WHERE id = ${sold}`);
  const answers = await Promise.all(Object.entries(askers).map(async ([asker, ask]) => [asker, await ask()] as const));
  expect(answers.filter(([, canBeBought]) => canBeBought)).toEqual([]);
});
