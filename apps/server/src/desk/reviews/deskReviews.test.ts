import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { atDesk } from "../../testing/atDesk.ts";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await query("DELETE FROM review");
});
afterAll(() => shop.close());

const query = (text: string) => shop.database.pool.query(text);

/** The reviews of a product as the shop shows them. */
const shown = async () => (await shop.server.inject("/api/internal/product_reviews/1001")).json();
const score = async () => (await query("SELECT rating, review_count AS count FROM product WHERE id = 1001")).rows[0];

async function review(rating: number, text: string): Promise<number> {
  const { rows } = await query(
    `INSERT INTO review (product_id, reviewer, rating, text) VALUES (1001, 'Karin', ${rating}, '${text}') RETURNING id`,
  );
  return rows[0].id;
}

describe("reviews at the desk", () => {
  it("are answered publicly, taken down for a reason, and then counted as such", async () => {
    const [low, advertising] = [await review(1, "Den läcker."), await review(5, "Köp klockor hos mig")];
    const [seller, administrator] = [await atDesk(shop, "seller"), await atDesk(shop, "administrator")];
    const listed = async (filter = "") =>
      (await seller.get(`/butiken/data/omdomen?filter=${filter}`)).reviews.map(
        (one: { readonly id: number }) => one.id,
      );
    expect(await listed()).toEqual([advertising, low]);
    await seller.submit(`/butiken/omdomen/${low}/svara`, { text: " Ring oss, så byter vi den. " });
    expect(await listed()).toEqual([advertising]);
    const late = await administrator.submit(`/butiken/omdomen/${low}/svara`, { seen: "", text: "Hör av dig." });
    expect(late.statusCode).toBe(409);
    const because = (ground: string) => ({ because: ground });
    expect((await seller.submit(`/butiken/omdomen/${advertising}/ta-bort`, because("advertising"))).statusCode).toBe(
      403,
    );
    expect((await administrator.submit(`/butiken/omdomen/${low}/ta-bort`, because("low-grade"))).statusCode).toBe(422);
    const down = await administrator.submit(`/butiken/omdomen/${advertising}/ta-bort`, because("advertising"));
    expect(down.json()).toMatchObject({ id: advertising, taken_down: "advertising" });
    expect([await listed("all"), await listed("taken-down")]).toEqual([[low], [advertising]]);
    expect(await shown()).toMatchObject({
      data: [{ id: low, answer: "Ring oss, så byter vi den." }],
      pagination: { total: 1 },
      taken_down: 1,
    });
    expect(await score()).toEqual({ rating: 1, count: 1 });
    expect((await administrator.submit(`/butiken/omdomen/${advertising}/svara`, { text: "Nej" })).statusCode).toBe(404);
    const { rows } = await query("SELECT event, details FROM operator_log WHERE event LIKE '%review' ORDER BY id");
    expect(rows).toEqual([
      { event: "answer-review", details: { review: low } },
      { event: "take-down-review", details: { review: advertising, reason: "advertising" } },
    ]);
    await administrator.submit(`/butiken/omdomen/${low}/ta-bort`, because("insult"));
    expect(await score()).toEqual({ rating: null, count: 0 });
  });
});
