import { createHash } from "node:crypto";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import type pg from "pg";

const lines = `SELECT l.id, l.product_id, l.quantity, p.name, p.price_ore, p.stock, p.image
  FROM cart_line l JOIN product p ON p.id = l.product_id WHERE l.session_id = $1`;

async function sessionOf(pool: pg.Pool, request: FastifyRequest): Promise<number> {
  const secret = /shop_session=([^;]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
  const { rows } = await pool.query<{ id: number }>("SELECT id FROM session WHERE token_hash = $1", [
    createHash("sha256").update(secret).digest(),
  ]);
  return rows[0]?.id ?? 0;
}

async function order(pool: pg.Pool, session: number): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT id FROM session WHERE id = $1 FOR UPDATE", [session]);
    const cart = await client.query<{ product_id: number; quantity: number; price_ore: number; name: string }>(lines, [
      session,
    ]);
    const [line] = cart.rows;
    if (line === undefined) throw new Error("The cart is empty.");
    await client.query("SELECT set_config('torg.stock_reason', 'order', true)");
    await client.query("UPDATE product SET stock = stock - $2 WHERE id = $1 AND stock >= $2", [
      line.product_id,
      line.quantity,
    ]);
    const total = line.price_ore * line.quantity;
    const made = await client.query<{ id: number }>(
      `INSERT INTO "order" (name, session_id, provider, payment_name, customer_type, first_name, last_name, email,
         products_ore, discount_ore, delivery_ore, vat_ore, total_ore)
       VALUES (gen_random_uuid(), $1, 'manual', 'Faktura', 'company', 'Anna', 'Andersson', 'a@example.se', $2, 0, 0, 0, $2)
       RETURNING id`,
      [session, total],
    );
    const id = made.rows[0]?.id ?? 0;
    await client.query(
      `INSERT INTO order_line (order_id, position, product_id, name, quantity, unit_price_ore, original_price_ore,
         total_ore, vat_percent, vat_ore) VALUES ($1, 1, $2, $3, $4, $5, $5, $6, 25, 0)`,
      [id, line.product_id, line.name, line.quantity, line.price_ore, total],
    );
    await client.query("DELETE FROM cart_line WHERE session_id = $1", [session]);
    await client.query("COMMIT");
    return id;
  } finally {
    client.release();
  }
}

/**
 * The floor that the shop is held against: the same web server, driver and connections, and for each step one
 * hand-written statement, as such a server is commonly written, without any rule, check, text or shape of an answer. It
 * does less than an order has to: no ledger, no terms, no mail, and nobody looks whether there was enough in stock.
 */
export function createBareServer(pool: pg.Pool): FastifyInstance {
  const server = fastify();
  server.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    done(null, new URLSearchParams(body.toString()));
  });
  const readCart = async (request: FastifyRequest) => (await pool.query(lines, [await sessionOf(pool, request)])).rows;
  const writeCart = async (request: FastifyRequest) => {
    const session = await sessionOf(pool, request);
    await pool.query(
      `INSERT INTO cart_line (session_id, product_id, quantity) VALUES ($1, 1304, 2)
       ON CONFLICT (session_id, product_id, variant_id, gift_campaign_id) DO UPDATE SET quantity = excluded.quantity`,
      [session],
    );
    return (await pool.query(lines, [session])).rows;
  };
  const choose = async (request: FastifyRequest) => {
    const session = await sessionOf(pool, request);
    await pool.query("UPDATE session SET customer_type = 'company', delivery_type_id = 2 WHERE id = $1", [session]);
    return (await pool.query(lines, [session])).rows;
  };
  const placeOrder = async (request: FastifyRequest) => ({ id: await order(pool, await sessionOf(pool, request)) });
  server.route({ method: "GET", url: "/cart", handler: readCart });
  server.route({ method: "POST", url: "/cart", handler: writeCart });
  server.route({ method: "POST", url: "/choice", handler: choose });
  server.route({ method: "POST", url: "/order", handler: placeOrder });
  return server;
}
