import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChosenRow } from "../../settings/frameSchemas.ts";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";
import { chosenRows } from "./chosenRows.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.database.pool.query("UPDATE product SET prior_price_ore = NULL, lowest_prior_price_ore = NULL");
  const reduce = "UPDATE product SET prior_price_ore = price_ore + 10000, lowest_prior_price_ore = price_ore + 10000";
  await shop.database.pool.query(`${reduce} WHERE id IN (1001, 1003)`);
});
afterAll(() => shop.close());

const usual: ChosenRow = { heading: "Rad", show: "popular", products: [], most: 4 };
const rowsOf = (...rows: readonly Partial<ChosenRow>[]) =>
  chosenRows(
    shop.context,
    rows.map((row) => ({ ...usual, ...row })),
  );
const idsOf = async (row: Partial<ChosenRow>): Promise<readonly number[]> =>
  (await rowsOf(row)).flatMap(({ products }) => products.map(({ productId }) => productId));
const washing = "vitvaror/tvatt-tork/tvattmaskiner";

describe("a row that the shop has chosen", () => {
  it("shows the most viewed products, of the whole shop or of a category, up to its maximum", async () => {
    const { index, categoryByPath } = shop.context.catalogue.current();
    const categoryId = categoryByPath.get(washing)?.id ?? null;
    expect(await idsOf({})).toEqual(index.query({ perPage: 4 }).ids);
    expect(await idsOf({ category: washing, most: 3 })).toEqual(index.query({ categoryId, perPage: 3 }).ids);
  });

  it("shows the newest products, latest first", async () => {
    const ids = await idsOf({ show: "new" });
    const all = shop.context.catalogue.current().index.query({ perPage: "all" }).ids;
    expect(ids).toEqual([...all].sort((a, b) => b - a).slice(0, 4));
  });

  it("shows reduced products only", async () => {
    expect((await idsOf({ show: "reduced" })).toSorted((a, b) => a - b)).toEqual([1001, 1003]);
  });

  it("shows products by their ids in the feed, in order, without removed ones", async () => {
    expect(await idsOf({ show: "products", products: ["1003", "gone", "1001"] })).toEqual([1003, 1001]);
  });

  it("is left out when it has nothing to show or names an unknown category", async () => {
    const none = [{ show: "products", products: ["gone"] }, { category: "finns/inte" }] as const;
    expect((await rowsOf(...none, { heading: "Kvar" })).map(({ heading }) => heading)).toEqual(["Kvar"]);
  });
});
