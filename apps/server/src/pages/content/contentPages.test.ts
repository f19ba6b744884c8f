import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

interface Shown {
  readonly page: string;
  readonly ends_at?: string;
  readonly rows?: readonly {
    readonly heading: string;
    readonly products: readonly { readonly product_id: number }[];
  }[];
}

async function pageOf(path: string): Promise<Shown> {
  const answer = await shop.server.inject(`/api/internal/page?path=${path}`);
  return answer.json<{ readonly page: Shown }>().page;
}

const path = "/sidor/kopvillkor";
const row = { heading: "Utvalt", show: "products", products: ["1003", "1001"] };

/** Gives the page a campaign. */
async function campaign(changes: object): Promise<void> {
  const home = { campaigns: [{ title: "Rea", ends_at: "2199-01-01T00:00:00Z", url: path, rows: [row], ...changes }] };
  await shop.database.pool.query(
    "INSERT INTO setting (key, value) VALUES ('home', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    [JSON.stringify(home)],
  );
  await shop.context.frame.reload();
}

describe("the page of a campaign", () => {
  it("has its products and its end while it runs", async () => {
    await campaign({});
    const shown = await pageOf(path);
    expect(shown).toMatchObject({ page: "campaign", ends_at: "2199-01-01T00:00:00Z", rows: [{ heading: "Utvalt" }] });
    expect(shown.rows?.flatMap(({ products }) => products.map((one) => one.product_id))).toEqual([1003, 1001]);
  });

  it.each([
    ["has ended", { ends_at: "2020-01-01T00:00:00Z" }],
    ["has not begun", { starts_at: "2198-01-01T00:00:00Z" }],
    ["leads elsewhere", { url: "/kategori/vitvaror" }],
    ["has no rows", { rows: [] }],
    ["has sold out of all that it names", { rows: [{ ...row, products: ["gone"] }] }],
  ])("is only a text page when its campaign %s", async (_, changes) => {
    await campaign(changes);
    expect(await pageOf(path)).toMatchObject({ page: "content", heading: "Köpvillkor" });
  });
});
