import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const run = (text: string, values: readonly unknown[] = []) => shop.database.pool.query(text, [...values]);
const page = async (id: number) =>
  (await shop.server.inject(`/api/internal/page?path=/produkter/id/${id}`)).json().page;
const listed = async (id: number) => (await shop.server.inject(`/api/internal/product_reviews/${id}`)).json();

/** A link for reviewing some products. */
async function link(...products: readonly number[]): Promise<string> {
  const { rows } = await run("INSERT INTO review_request (uuid) VALUES (gen_random_uuid()) RETURNING uuid");
  const uuid: string = rows[0].uuid;
  for (const id of products) await run("INSERT INTO review_request_product VALUES ($1, $2)", [uuid, id]);
  return `/api/internal/product_review/${uuid}`;
}

describe("the form of a letter", () => {
  it("shows its errors at its own page when the browser sends no referrer", async () => {
    const path = (await link(1002)).replace("/api/internal", "");
    const refused = await (await shop.visit()).submit(`${path}/1002`, {});
    expect([refused.statusCode, refused.headers.location]).toEqual([303, path]);
  });
});

describe("the score of a product", () => {
  it("affects the order of listings without further action", async () => {
    const order = async () => {
      const url = "/produkter/filtrera?blade=category&cat1=1&cat2=11&cat3=111&sorting=rating_desc&per_page=96";
      const answer = await shop.server.inject({ url, headers: { "x-requested-with": "XMLHttpRequest" } });
      return answer.json().products.map((product: { product_id: number }) => product.product_id);
    };
    // The last product, except the one that is reviewed below.
    const last = (await order()).findLast((id: number) => id !== 1013);
    const visitor = await shop.visit();
    await visitor.post(`${await link(last)}/${last}/store`, { rating: 5 }, "json");
    await expect.poll(async () => (await order()).indexOf(last), { timeout: 20_000 }).toBeLessThan(3);
  });

  it("starts with its first review, on its page, in its list and in listings", async () => {
    const visitor = await shop.visit();
    const address = await link(1013);
    expect((await page(1013)).product).toMatchObject({ score: 0, numberOfReviews: 0 });
    const made = (await visitor.post(`${address}/1013/store`, { rating: 4 }, "json")).json();
    const text = { text: "Går tyst.", reviewer: "\u202eE\u200bva", product_id: 1013 };
    await visitor.post(`${address}/${made.id}/update`, text, "json");
    expect((await page(1013)).product).toMatchObject({ score: 4, numberOfReviews: 1, average_rating: 4 });
    expect(await listed(1013)).toMatchObject({
      data: [{ text: "Går tyst.", reviewer: "Eva" }],
      verified_purchases: "all",
    });
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

  it("counts all reviews that are written in parallel", async () => {
    const visitor = await shop.visit();
    const addresses = await Promise.all(Array.from({ length: 12 }, () => link(1005)));
    const answers = await Promise.all(
      addresses.map((address, index) => visitor.post(`${address}/1005/store`, { rating: 1 + (index % 5) }, "json")),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const { rows } = await run("SELECT rating, review_count FROM product WHERE id = 1005");
    expect(rows).toEqual([{ rating: 2.8, review_count: 12 }]);
  });

  it("includes all variants for the parent, which shows the reviews of each", async () => {
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

describe("the origin of reviews", () => {
  it("covers all ratings, even those without text", async () => {
    expect(await listed(1002)).toMatchObject({ verified_purchases: "none" });
    expect(await listed(1003)).not.toHaveProperty("verified_purchases");
  });
});

describe("the ratings of a product", () => {
  it("are counted from one star to five, and each can be requested alone, page by page", async () => {
    const all = await listed(1001);
    const counts: readonly number[] = all.rating_counts;
    expect(counts).toHaveLength(5);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.pagination.total);
    const stars = counts.findLastIndex((count) => count > 0) + 1;
    const { rows } = await run("SELECT text FROM review WHERE product_id = 1001 AND rating = $1 AND text <> ''", [
      stars,
    ]);
    let next: string | null = `/api/internal/product_reviews/1001?stars=${stars}`;
    const read: { readonly rating: number; readonly text: string }[] = [];
    while (next !== null) {
      const part: typeof all = (await shop.server.inject(next)).json();
      expect(part.rating_counts).toEqual(counts);
      read.push(...(part.data.data ?? part.data));
      next = part.pagination.next_page;
    }
    expect(new Set(read.map(({ rating }) => rating))).toEqual(new Set([stars]));
    expect(read).toHaveLength(rows.length);
    expect(new Set(read.map(({ text }) => text))).toEqual(new Set(rows.map(({ text }) => text)));
    const refused = await shop.server.inject("/api/internal/product_reviews/1001?stars=6");
    expect(refused.statusCode).toBe(422);
  });
});

describe("the page of thanks", () => {
  it("comes after the last product of a request, so that nothing written about the others is lost", async () => {
    const address = await link(1002, 1013);
    await run("UPDATE review_request SET has_complete_page = true WHERE uuid = $1", [address.split("/").at(-1)]);
    const visitor = await shop.visit();
    const write = async (id: number) => {
      const made = (await visitor.post(`${address}/${id}/store`, { rating: 4 }, "json")).json();
      const text = { text: "Gör vad den ska.", product_id: id, reviewer: "" };
      return (await visitor.post(`${address}/${made.id}/update`, text, "json")).json().redirect_url;
    };
    const own = address.replace("/api/internal", "");
    expect(await write(1002)).toBeNull();
    expect(await write(1013)).toBe(`${own}/complete`);
    // Whoever comes back to correct both texts stays on the form.
    expect(await write(1002)).toBeNull();
  });

  it("comes after every save for a request with one product", async () => {
    const address = await link(1002);
    await run("UPDATE review_request SET has_complete_page = true WHERE uuid = $1", [address.split("/").at(-1)]);
    const visitor = await shop.visit();
    const made = (await visitor.post(`${address}/1002/store`, { rating: 4 }, "json")).json();
    const text = { text: "Gör vad den ska.", product_id: 1002, reviewer: "" };
    const write = async () => (await visitor.post(`${address}/${made.id}/update`, text, "json")).json().redirect_url;
    const done = `${address.replace("/api/internal", "")}/complete`;
    expect([await write(), await write()]).toEqual([done, done]);
  });

  it("does not wait for a product that has left the catalogue, whose late review is still saved", async () => {
    const address = await link(1002, 1013);
    await run("UPDATE review_request SET has_complete_page = true WHERE uuid = $1", [address.split("/").at(-1)]);
    const visitor = await shop.visit();
    const late = await visitor.post(`${address}/1013/store`, { rating: 4 }, "json");
    await run("UPDATE product SET removed_at = now() WHERE id = 1013");
    try {
      const made = (await visitor.post(`${address}/1002/store`, { rating: 4 }, "json")).json();
      const write = (review: number, id: number) => {
        const text = { text: "Gör vad den ska.", product_id: id, reviewer: "" };
        return visitor.post(`${address}/${review}/update`, text, "json");
      };
      const done = `${address.replace("/api/internal", "")}/complete`;
      expect((await write(made.id, 1002)).json().redirect_url).toBe(done);
      expect((await write(late.json().id, 1013)).statusCode).toBe(200);
    } finally {
      await run("UPDATE product SET removed_at = NULL WHERE id = 1013");
    }
  });

  it("comes after the last product without script too", async () => {
    const address = await link(1002, 1013);
    await run("UPDATE review_request SET has_complete_page = true WHERE uuid = $1", [address.split("/").at(-1)]);
    const visitor = await shop.visit();
    const own = address.replace("/api/internal", "");
    const write = async (id: number) =>
      (await visitor.submit(`${own}/${id}`, { rating: "4", text: "Bra.", reviewer: "" })).headers.location;
    expect([await write(1002), await write(1013)]).toEqual([own, `${own}/complete`]);
  });
});
