import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Mail } from "../mail/createMailer.ts";
import { recordJobs } from "../testing/recordJobs.ts";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";
import { askForReviews } from "./askForReviews.ts";
import { sendReviewMail } from "./sendReviewMail.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const run = (text: string, values: readonly unknown[] = []) => shop.database.pool.query(text, [...values]);
const page = async (id: number) =>
  (await shop.server.inject(`/api/internal/page?path=/produkter/id/${id}`)).json().page;
const listed = async (id: number) => (await shop.server.inject(`/api/internal/product_reviews/${id}`)).json();

/** A link by which some products can be reviewed. */
async function link(...products: readonly number[]): Promise<string> {
  const { rows } = await run("INSERT INTO review_request (uuid) VALUES (gen_random_uuid()) RETURNING uuid");
  const uuid: string = rows[0].uuid;
  for (const id of products) await run("INSERT INTO review_request_product VALUES ($1, $2)", [uuid, id]);
  return `/api/internal/product_review/${uuid}`;
}

describe("the score of a product", () => {
  it("reaches the order of listings without being asked for", async () => {
    const order = async () => {
      const url = "/produkter/filtrera?blade=category&cat1=1&cat2=11&cat3=111&sorting=rating_desc&per_page=96";
      const answer = await shop.server.inject({ url, headers: { "x-requested-with": "XMLHttpRequest" } });
      return answer.json().products.map((product: { product_id: number }) => product.product_id);
    };
    // The last but the one that is reviewed below.
    const last = (await order()).findLast((id: number) => id !== 1013);
    const visitor = await shop.visit();
    await visitor.post(`${await link(last)}/${last}/store`, { rating: 5 }, "json");
    await expect.poll(async () => (await order()).indexOf(last), { timeout: 20_000 }).toBeLessThan(3);
  });

  it("begins with its first review, on its page, in its list and in listings", async () => {
    const visitor = await shop.visit();
    const address = await link(1013);
    expect((await page(1013)).product).toMatchObject({ score: 0, numberOfReviews: 0 });
    const made = (await visitor.post(`${address}/1013/store`, { rating: 4 }, "json")).json();
    const text = { text: "Går tyst.", reviewer: "Eva", product_id: 1013 };
    await visitor.post(`${address}/${made.id}/update`, text, "json");
    expect((await page(1013)).product).toMatchObject({ score: 4, numberOfReviews: 1, average_rating: 4 });
    expect(await listed(1013)).toMatchObject({ data: [{ text: "Går tyst." }], verified_purchases: "all" });
  });

  it("follows each new rating and each change of one", async () => {
    const visitor = await shop.visit();
    const address = await link(1001);
    expect((await page(1001)).product).toMatchObject({ score: 4.3, numberOfReviews: 7 });
    const made = (await visitor.post(`${address}/1001/store`, { rating: 1 }, "json")).json();
    expect((await page(1001)).product).toMatchObject({ score: 3.9, numberOfReviews: 8 });
    await visitor.post(`${address}/${made.id}/update`, { rating: 5 }, "json");
    expect((await page(1001)).product).toMatchObject({ score: 4.4, numberOfReviews: 8 });
    expect(await listed(1001)).toMatchObject({ pagination: { total: 7 }, verified_purchases: "some" });
  });

  it("counts all reviews that are written at the same moment", async () => {
    const visitor = await shop.visit();
    const addresses = await Promise.all(Array.from({ length: 12 }, () => link(1005)));
    const answers = await Promise.all(
      addresses.map((address, index) => visitor.post(`${address}/1005/store`, { rating: 1 + (index % 5) }, "json")),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const { rows } = await run("SELECT rating, review_count FROM product WHERE id = 1005");
    expect(rows).toEqual([{ rating: 2.8, review_count: 12 }]);
  });

  it("is that of all variants on the parent, which shows what was written of each", async () => {
    const { rows } = await run(
      "SELECT parent_id, array_agg(id ORDER BY id) AS ids FROM product WHERE parent_id IS NOT NULL GROUP BY 1 LIMIT 1",
    );
    const [{ parent_id: parent, ids }] = rows;
    const visitor = await shop.visit();
    const [first, second] = ids;
    const address = await link(first, second);
    const made = (await visitor.post(`${address}/${first}/store`, { rating: 5 }, "json")).json();
    const text = { text: "Rätt färg.", reviewer: "Eva", product_id: first };
    await visitor.post(`${address}/${made.id}/update`, text, "json");
    await visitor.post(`${address}/${second}/store`, { rating: 2 }, "json");
    const counted = await run("SELECT rating, review_count FROM product WHERE id = $1", [parent]);
    expect(counted.rows).toEqual([{ rating: 3.5, review_count: 2 }]);
    expect(await listed(parent)).toMatchObject({ data: [{ text: "Rätt färg." }] });
  });
});

describe("where reviews come from", () => {
  it("is told of all ratings, also those without words", async () => {
    expect(await listed(1002)).toMatchObject({ verified_purchases: "none" });
    expect(await listed(1003)).not.toHaveProperty("verified_purchases");
  });
});

interface OldOrder {
  readonly daysOld?: number;
  readonly state?: string;
  readonly isOffer?: boolean;
}

let next = 9000;

async function anOrder({ daysOld = 15, state = "placed", isOffer = false }: OldOrder = {}): Promise<number> {
  next += 1;
  const id = next;
  await run(
    `INSERT INTO "order" (id, name, state, provider, payment_name, customer_type, first_name, last_name, email, is_offer,
      products_ore, discount_ore, delivery_ore, vat_ore, total_ore, created_at)
     VALUES ($1, $2, $3, 'manual', 'Faktura', 'private', 'Eva', 'Ek', 'eva@example.se', $4, 0, 0, 0, 0, 0, now() - $5 * interval '1 day')`,
    [id, `R${id}`, state, isOffer, daysOld],
  );
  for (const [position, product] of [1001, 1002].entries()) {
    await run(
      `INSERT INTO order_line (order_id, position, product_id, name, quantity, unit_price_ore, original_price_ore, total_ore, vat_percent, vat_ore)
       SELECT $1, $2, id, name, 2, 0, 0, 0, 25, 0 FROM product WHERE id = $3`,
      [id, position, product],
    );
  }
  return id;
}

async function withdrawn(order: number, lines: readonly (readonly [id: number, quantity: number])[]): Promise<void> {
  const { rows } = await run(
    "INSERT INTO withdrawal (order_id, name, email, is_whole_order, digest) VALUES ($1, '', '', false, sha256($2::text::bytea)) RETURNING id",
    [order, String(order)],
  );
  for (const [id, quantity] of lines) {
    await run("INSERT INTO withdrawal_line VALUES ($1, $2, 'x', $3)", [rows[0].id, id, quantity]);
  }
}

const asked = async (order: number): Promise<readonly number[]> => {
  const { rows } = await run(
    "SELECT product_id FROM review_request JOIN review_request_product USING (uuid) WHERE order_id = $1 ORDER BY 1",
    [order],
  );
  return rows.map((row) => row.product_id);
};

function aMailer() {
  const sent: Mail[] = [];
  return { sent, send: async (mail: Mail) => void sent.push(mail) };
}

describe("the request to review", () => {
  it("goes out once for an order that is old enough, with a link that takes a verified review", async () => {
    const id = await anOrder();
    const jobs = recordJobs();
    expect(await askForReviews(shop.context.db, jobs)).toBe(1);
    expect(await askForReviews(shop.context.db, jobs)).toBe(0);
    expect(jobs.added).toEqual([{ name: "review-mail", id }]);
    expect(await asked(id)).toEqual([1001, 1002]);
    const mailer = aMailer();
    const context = { db: shop.context.db, mailer, publicUrl: "https://shop.example" };
    await sendReviewMail(context, id);
    await sendReviewMail(context, id);
    expect(mailer.sent).toHaveLength(1);
    const [letter] = mailer.sent;
    expect(letter).toMatchObject({ to: "eva@example.se", subject: "Vad tyckte du om ditt köp? – Nordhem" });
    expect(letter?.text).toContain("– Tvättmaskin NV 8014");
    const path = /https:\/\/shop\.example(\/product_review\/\S+)/.exec(letter?.text ?? "")?.[1] ?? "";
    const visitor = await shop.visit();
    expect((await visitor.get(`/api/internal/page?path=${path}`)).json().page).toMatchObject({ reviewer: "Eva" });
  });

  it("asks nobody whose order is too new, too old, cancelled, unpaid or only asked for an offer", async () => {
    await Promise.all([
      anOrder({ daysOld: 13 }),
      anOrder({ daysOld: 45 }),
      anOrder({ state: "cancelled" }),
      anOrder({ state: "awaiting_payment" }),
      anOrder({ isOffer: true }),
    ]);
    expect(await askForReviews(shop.context.db, recordJobs())).toBe(0);
  });

  it("leaves out what was withdrawn from, and orders of which nothing is left", async () => {
    const [part, whole] = [await anOrder(), await anOrder()];
    await withdrawn(part, [
      [1001, 2],
      [1002, 1],
    ]);
    await withdrawn(whole, [
      [1001, 2],
      [1002, 2],
    ]);
    await askForReviews(shop.context.db, recordJobs());
    expect([await asked(part), await asked(whole)]).toEqual([[1002], []]);
  });

  it("leaves out what came along as a gift", async () => {
    const id = await anOrder();
    await run("UPDATE order_line SET gift_campaign_id = 9 WHERE order_id = $1 AND product_id = 1002", [id]);
    await askForReviews(shop.context.db, recordJobs());
    expect(await asked(id)).toEqual([1001]);
  });

  it("is not sent for an order that was cancelled after it was written", async () => {
    const id = await anOrder();
    await askForReviews(shop.context.db, recordJobs());
    await run(`UPDATE "order" SET state = 'cancelled' WHERE id = $1`, [id]);
    const mailer = aMailer();
    await sendReviewMail({ db: shop.context.db, mailer, publicUrl: "https://shop.example" }, id);
    expect(mailer.sent).toEqual([]);
  });

  it("waits as long as the shop has set, and is not made where the shop wants none", async () => {
    const set = (days: number) =>
      run("INSERT INTO setting VALUES ('reviews', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value", [
        JSON.stringify({ ask_after_days: days }),
      ]);
    const id = await anOrder({ daysOld: 6 });
    await set(0);
    expect(await askForReviews(shop.context.db, recordJobs())).toBe(0);
    await set(5);
    await askForReviews(shop.context.db, recordJobs());
    expect(await asked(id)).toEqual([1001, 1002]);
  });
});
