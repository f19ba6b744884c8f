import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Email } from "../mail/createMailer.ts";
import { recordJobs } from "../testing/recordJobs.ts";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";
import { askForReviews } from "./askForReviews.ts";
import { sendReviewEmail } from "./sendReviewEmail.ts";

let shop: TestShop;

const run = (text: string, values: readonly unknown[] = []) => shop.database.pool.query(text, [...values]);

/** Pretends that buyers have been informed of review requests for this many days. */
const toldFor = (days: number) =>
  run("UPDATE schema_migration SET applied_at = now() - make_interval(days => $1) WHERE name LIKE '0026%'", [days]);

beforeAll(async () => {
  shop = await startTestShop();
  await toldFor(100);
});
afterAll(() => shop.close());

interface OldOrder {
  readonly daysOld?: number;
  /** Days since its shipment was delivered; null = not recorded. */
  readonly delivered?: number | null;
  /** The products that were shipped. */
  readonly shipped?: readonly number[];
  readonly state?: string;
  readonly isQuote?: boolean;
  readonly email?: string;
}

let next = 9000;

/** Records that products were shipped and delivered. */
async function shippedAndDelivered(
  order: number,
  products: readonly number[],
  delivered: number | null,
): Promise<void> {
  if (products.length === 0) return;
  await run(
    `WITH act AS (INSERT INTO order_act (order_id, position, key, kind) VALUES ($1, 1, 'ship', 'ship') RETURNING id)
     INSERT INTO order_act_line (act_id, position, line_id, quantity)
     SELECT act.id, l.position, l.id, l.quantity FROM act, order_line l WHERE l.order_id = $1 AND l.product_id = ANY($2)`,
    [order, products],
  );
  if (delivered === null) return;
  await run(
    `INSERT INTO order_act (order_id, position, key, kind, shipment, created_at)
     VALUES ($1, 2, 'deliver', 'deliver', 1, now() - $2 * interval '1 day')`,
    [order, delivered],
  );
}

async function anOrder({
  daysOld = 15,
  delivered = daysOld,
  shipped = [1001, 1002],
  state = "placed",
  isQuote = false,
  email = "eva@example.se",
}: OldOrder = {}): Promise<number> {
  next += 1;
  const id = next;
  await run(
    `INSERT INTO "order" (id, name, state, provider, payment_name, customer_type, first_name, last_name, email, is_offer,
      products_ore, discount_ore, delivery_ore, vat_ore, total_ore, created_at)
     VALUES ($1, $2, $3, 'manual', 'Faktura', 'private', 'Eva', 'Ek', $6, $4, 0, 0, 0, 0, 0, now() - $5 * interval '1 day')`,
    [id, `R${id}`, state, isQuote, daysOld, email],
  );
  for (const [position, product] of [1001, 1002].entries()) {
    await run(
      `INSERT INTO order_line (order_id, position, product_id, name, quantity, unit_price_ore, original_price_ore, total_ore, vat_percent, vat_ore)
       SELECT $1, $2, id, name, 2, 0, 0, 0, 25, 0 FROM product WHERE id = $3`,
      [id, position, product],
    );
  }
  await shippedAndDelivered(id, shipped, delivered);
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

async function sentBack(order: number, kind: string): Promise<void> {
  const { rows } = await run(
    "INSERT INTO return_case (order_id, kind, digest) VALUES ($1, $2, sha256($3::text::bytea)) RETURNING id",
    [order, kind, `${order}`],
  );
  for (const id of [1001, 1002]) await run("INSERT INTO return_case_line VALUES ($1, $2, 'x', 2)", [rows[0].id, id]);
}

const asked = async (order: number): Promise<readonly number[]> => {
  const { rows } = await run(
    "SELECT product_id FROM review_request JOIN review_request_product USING (uuid) WHERE order_id = $1 ORDER BY 1",
    [order],
  );
  return rows.map((row) => row.product_id);
};

function aMailer() {
  const sent: Email[] = [];
  return { sent, send: async (mail: Email) => void sent.push(mail) };
}

describe("the request to review", () => {
  it("is sent once for an order that was delivered long enough ago, with a link for a verified review", async () => {
    const id = await anOrder();
    const jobs = recordJobs();
    expect(await askForReviews(shop.context.db, jobs)).toBe(1);
    expect(await askForReviews(shop.context.db, jobs)).toBe(0);
    expect(jobs.added).toEqual([{ name: "review-mail", id }]);
    expect(await asked(id)).toEqual([1001, 1002]);
    const mailer = aMailer();
    const context = { db: shop.context.db, mailer, publicUrl: "https://shop.example" };
    await sendReviewEmail(context, id);
    await sendReviewEmail(context, id);
    expect(mailer.sent).toHaveLength(1);
    const [letter] = mailer.sent;
    expect(letter).toMatchObject({ to: "eva@example.se", subject: "Vad tyckte du om ditt köp? – Nordhem" });
    expect(letter?.text).toContain("– Tvättmaskin NV 8014");
    const path = /https:\/\/shop\.example(\/product_review\/\S+)/.exec(letter?.text ?? "")?.[1] ?? "";
    const visitor = await shop.visit();
    expect((await visitor.get(`/api/internal/page?path=${path}`)).json().page).toMatchObject({ reviewer: "Eva" });
  });

  it("waits for the delivery: an order that is not fully shipped, or has not arrived, gets none", async () => {
    const [waiting, half, under] = [
      await anOrder({ shipped: [] }),
      await anOrder({ shipped: [1001] }),
      await anOrder({ delivered: null }),
    ];
    const late = await anOrder({ daysOld: 40, delivered: 15 });
    const fresh = await anOrder({ daysOld: 40, delivered: 13 });
    expect(await askForReviews(shop.context.db, recordJobs())).toBe(1);
    const found = await Promise.all([waiting, half, under, fresh, late].map(asked));
    expect(found).toEqual([[], [], [], [], [1001, 1002]]);
  });

  it("is not sent for orders that came too late or too long ago, are cancelled, unpaid or only quotes", async () => {
    await Promise.all([
      anOrder({ daysOld: 13 }),
      anOrder({ daysOld: 45 }),
      anOrder({ state: "cancelled" }),
      anOrder({ state: "awaiting_payment" }),
      anOrder({ isQuote: true }),
    ]);
    expect(await askForReviews(shop.context.db, recordJobs())).toBe(0);
  });

  it("leaves out withdrawn products, and orders of which nothing is left", async () => {
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

  it("combines several lines of one product into one question", async () => {
    const id = await anOrder();
    await run("UPDATE order_line SET product_id = 1001, name = name || ' (rad)' WHERE order_id = $1", [id]);
    await withdrawn(id, [[1001, 3]]);
    await askForReviews(shop.context.db, recordJobs());
    expect(await asked(id)).toEqual([1001]);
    const mailer = aMailer();
    await sendReviewEmail({ db: shop.context.db, mailer, publicUrl: "https://shop.example" }, id);
    expect(mailer.sent[0]?.text.match(/^– /gm)).toHaveLength(1);
  });

  it("leaves out what was returned, but not what was complained about", async () => {
    const [back, broken] = [await anOrder(), await anOrder()];
    await sentBack(back, "return");
    await sentBack(broken, "complaint");
    await askForReviews(shop.context.db, recordJobs());
    expect([await asked(back), await asked(broken)]).toEqual([[], [1001, 1002]]);
  });

  it("leaves out what the seller has cancelled, and counts a reported return once", async () => {
    const [cancelled, back] = [await anOrder({ shipped: [1002] }), await anOrder()];
    const act = (order: number, ...what: readonly [kind: string, ground: string | null, quantity: number]) =>
      run(
        `WITH act AS (INSERT INTO order_act (order_id, position, key, kind, ground) VALUES ($1, 3, 'k', $2, $3) RETURNING id)
         INSERT INTO order_act_line (act_id, position, line_id, quantity)
         SELECT act.id, 1, l.id, $4 FROM act, order_line l WHERE l.order_id = $1 AND l.product_id = 1001`,
        [order, ...what],
      );
    await act(cancelled, "cancel", null, 2);
    await withdrawn(back, [[1001, 1]]);
    await act(back, "return", "withdrawal", 1);
    await askForReviews(shop.context.db, recordJobs());
    expect([await asked(cancelled), await asked(back)]).toEqual([[1002], [1001, 1002]]);
  });

  it("is not sent for orders from before buyers were told about review requests", async () => {
    const id = await anOrder({ daysOld: 20 });
    await toldFor(19);
    expect(await askForReviews(shop.context.db, recordJobs())).toBe(0);
    await toldFor(100);
    await askForReviews(shop.context.db, recordJobs());
    expect(await asked(id)).toEqual([1001, 1002]);
  });

  it("leaves out gifts", async () => {
    const id = await anOrder();
    await run("UPDATE order_line SET gift_campaign_id = 9 WHERE order_id = $1 AND product_id = 1002", [id]);
    await askForReviews(shop.context.db, recordJobs());
    expect(await asked(id)).toEqual([1001]);
  });

  it("is not sent for an order that was cancelled after the letter was queued", async () => {
    const id = await anOrder();
    await askForReviews(shop.context.db, recordJobs());
    await run(`UPDATE "order" SET state = 'cancelled' WHERE id = $1`, [id]);
    const mailer = aMailer();
    await sendReviewEmail({ db: shop.context.db, mailer, publicUrl: "https://shop.example" }, id);
    expect(mailer.sent).toEqual([]);
  });

  it("is not sent to an erased address, before or after it was queued", async () => {
    const [before, after] = [await anOrder({ email: "" }), await anOrder()];
    await askForReviews(shop.context.db, recordJobs());
    expect([await asked(before), await asked(after)]).toEqual([[], [1001, 1002]]);
    await run(`UPDATE "order" SET email = '' WHERE id = $1`, [after]);
    const mailer = aMailer();
    await sendReviewEmail({ db: shop.context.db, mailer, publicUrl: "https://shop.example" }, after);
    expect(mailer.sent).toEqual([]);
  });

  it("waits as long as the shop has set, and is not sent when the shop wants none", async () => {
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

describe("a buyer who refuses review requests", () => {
  const letterFor = async (id: number): Promise<Email | undefined> => {
    const mailer = aMailer();
    await sendReviewEmail({ db: shop.context.db, mailer, publicUrl: "https://shop.example" }, id);
    return mailer.sent[0];
  };

  it("can do so at the letter's link with one press and without a login, and gets no more of them", async () => {
    const id = await anOrder({ email: "Kim.Ek@example.se" });
    await askForReviews(shop.context.db, recordJobs());
    const letter = await letterFor(id);
    const path = /https:\/\/shop\.example(\/product_review\/\S+\/nej-tack)/.exec(letter?.text ?? "")?.[1] ?? "";
    expect(letter?.unsubscribe).toBe(`https://shop.example${path}`);
    const visitor = await shop.visit();
    const shown = async () => (await visitor.get(`/api/internal/page?path=${path}`)).json().page;
    expect(await shown()).toMatchObject({ page: "review_refusal", isRefused: false });
    expect((await visitor.post(path, {})).json()).toEqual({ redirect_url: path });
    expect(await shown()).toMatchObject({ isRefused: true });
    const later = await anOrder({ email: "kim.ek@EXAMPLE.se" });
    expect(await askForReviews(shop.context.db, recordJobs())).toBe(0);
    expect(await asked(later)).toEqual([]);
  });

  it("is recognised regardless of what follows a plus in the address", async () => {
    const id = await anOrder({ email: "Anna+butik@example.se" });
    await askForReviews(shop.context.db, recordJobs());
    const { rows } = await run("SELECT uuid FROM review_request WHERE order_id = $1", [id]);
    await (await shop.visit()).post(`/product_review/${rows[0].uuid}/nej-tack`, {});
    await anOrder({ email: "anna@example.se" });
    await anOrder({ email: "anna+annat@example.se" });
    expect(await askForReviews(shop.context.db, recordJobs())).toBe(0);
  });

  it("gets no letter that was queued before the refusal", async () => {
    const [first, second] = [await anOrder({ email: "bo@example.se" }), await anOrder({ email: "bo@example.se" })];
    await askForReviews(shop.context.db, recordJobs());
    const uuid = (await run("SELECT uuid FROM review_request WHERE order_id = $1", [first])).rows[0].uuid;
    const visitor = await shop.visit();
    await visitor.post(`/product_review/${uuid}/nej-tack`, {});
    expect(await letterFor(second)).toBeUndefined();
  });

  it("finds no page at an invented link", async () => {
    const visitor = await shop.visit();
    for (const uuid of ["1", "0b4fd3b4-8f6c-4ad5-9fd5-7c0f1f0b7e11"]) {
      expect((await visitor.post(`/product_review/${uuid}/nej-tack`, {})).statusCode).toBe(404);
      expect((await visitor.get(`/api/internal/page?path=/product_review/${uuid}/nej-tack`)).statusCode).toBe(404);
    }
  });
});
