import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

async function list(query: string) {
  const url = `/produkter/filtrera?${query}`;
  const answer = await shop.server.inject({ url, headers: { "x-requested-with": "XMLHttpRequest" } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const machines = (query: string) => list(`blade=category&cat1=1&cat2=11&cat3=111&${query}`);

describe("GET /produkter/filtrera", () => {
  it.each([
    ["", 30],
    ["brands=2|", 7],
    ["brands=2|3|", 12],
    ["specifications=101:10107|", 5],
    ["brands=2|&specifications=101:10107|", 4],
    ["specifications=101:10112|", 1],
    ["specifications=102:10201|", 9],
    ["specifications=102:10201,10204|", 14],
    ["specifications=103:44~47|", 9],
    ["price_min=4000&price_max=6000", 12],
    ["brands=2|&price_min=15000&price_max=15990", 0],
    ["selected_primary_color_ids=1|", 19],
    ["color_attribute_value_ids=41|42|", 19],
    ["specifications=nonsense|:|103:4~|101:10107|", 5],
  ])("finds for '%s' %i washing machines", async (query, num) => {
    expect((await machines(query)).num).toBe(num);
  });

  it("counts each row without its own group and leaves out rows with a count of zero", async () => {
    const { specifications } = await machines("specifications=101:10107|");
    const capacity = specifications.find((group: { groupId: number }) => group.groupId === 101);
    expect(capacity).toMatchObject({ title: "Kapacitet", unit: "kg", type: "single_choice", selected_values: [10107] });
    expect(
      capacity.rows.map((row: Record<string, unknown>) => [row["products_to_property_value"], row["product_count"]]),
    ).toEqual([
      ["6", 4],
      ["7", 5],
      ["8", 8],
      ["9", 1],
      ["10", 4],
      ["11", 3],
      ["12", 1],
    ]);
  });

  it("counts brands and colours with the other choices, but not with their own kind", async () => {
    const whole = (await machines("")).kind_counts;
    expect(whole.brands).toMatchObject({ 2: 7, 3: 5, 4: 4, 5: 5, 6: 4, 8: 4 });
    const ofNordvik = (await machines("brands=2|")).kind_counts;
    expect(ofNordvik.brands).toEqual(whole.brands);
    expect(Object.values<number>(ofNordvik.colors).reduce((sum, count) => sum + count)).toBe(7);
  });

  it.each(["stock", "offers", "ratings"])("finds for a row of %s as many products as it counts", async (kind) => {
    const { kind_counts: counts } = await machines("");
    const rows = Object.entries<number>(counts[kind]);
    expect(rows.length).toBeGreaterThan(0);
    for (const [id, count] of rows) expect((await machines(`${kind}=${id}|`)).num).toBe(count);
  });

  it("finds what is in stock, reduced and rated among the washing machines", async () => {
    const { products: reduced } = await machines("offers=1|");
    expect(reduced.map((product: { product_id: number }) => product.product_id)).toEqual([1002, 1003, 1004]);
    const { products: rated } = await machines("ratings=4|");
    expect(rated.map((product: { product_id: number }) => product.product_id)).toEqual([1001, 1002, 1003, 1007]);
    expect((await machines("offers=1|&ratings=4|")).num).toBe(2);
  });

  it("rounds the bounds of an interval outwards", async () => {
    const { specifications } = await machines("");
    expect(specifications.find((group: { groupId: number }) => group.groupId === 103)).toMatchObject({
      type: "interval",
      min: 44,
      max: 53,
    });
  });

  it("drops a group that has no rows left", async () => {
    const { specifications, num } = await machines("brands=3|&specifications=102:10201|");
    expect([num, specifications]).toEqual([0, []]);
    expect((await machines("brands=3|")).num).toBe(5);
  });

  it("sorts by price", async () => {
    expect((await machines("sorting=price_asc")).products[0].product_id).toBe(1013);
    expect((await machines("sorting=price_desc")).products[0].product_id).toBe(1003);
  });

  it("pages by twelve and links the other pages", async () => {
    const first = await machines("per_page=12");
    expect(first).toMatchObject({ num: 30, per_page: 12 });
    expect(first.products).toHaveLength(12);
    expect(first.pagination_links).toContain('<span aria-current="page">1</span>');
    expect(first.pagination_links).toContain('rel="next"');
    expect(first.pagination_links).toContain("&amp;page=2");
    const last = await machines("per_page=12&page=3");
    expect(last.products).toHaveLength(6);
    expect((await machines("show_all=1")).products).toHaveLength(30);
    expect((await machines("show_all=1")).pagination_links).toBe("");
  });

  it("gives prices, badges and states of products as in the reference data", async () => {
    const { products } = await machines("show_all=1");
    const byId = new Map(products.map((product: { product_id: number }) => [product.product_id, product]));
    expect(byId.get(1001)).toMatchObject({ product_display_price: 6990, product_display_price_monthly: 291 });
    expect(byId.get(1002)).toMatchObject({
      product_display_original_price: 6490,
      product_display_price_monthly: 208,
      discount_badge: { discount: 23, discount_amount: 1500, is_second_priority: false },
    });
    expect(byId.get(1011)).toMatchObject({ product_hide_price: true, product_display_price: null });
  });

  it("gives the address of the selection without malformed parts", async () => {
    const { url } = await machines("brands=2|&specifications=%7C%7Cbad&price_min=3000");
    expect(url).toBe(
      "/produkter/filtrera?blade=category&brands=2%7C&cat1=1&cat2=11&cat3=111&price_min=3000&view_type=grid&per_page=12&show_all=0&from_brands=0",
    );
  });

  it("is not cached, nor mixed up with the page at the same address", async () => {
    const answer = await shop.server.inject({ url: "/produkter/filtrera", headers: { accept: "application/json" } });
    expect(answer.headers).toMatchObject({ "cache-control": "no-store", vary: "Accept, X-Requested-With" });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("finds words in any form, parts of compounds, and words with a typing error", async () => {
    expect((await list(`s=${encodeURIComponent("tvätt")}`)).num).toBe(30);
    expect((await list("s=tvatt")).num).toBe(30);
    expect((await list("s=tumlaren")).num).toBeGreaterThan(0);
    expect((await list(`s=${encodeURIComponent("tvätmaskin")}`)).num).toBeGreaterThan(0);
    expect((await list("s=zzzz")).num).toBe(0);
    expect((await list(`s=${encodeURIComponent("tvätt")}&brands=2|`)).num).toBe(7);
  });

  it("treats the whole price range of a brand's page as no choice, and a narrower one as a filter", async () => {
    const brand = "blade=brand&from_brands=1&brands=4|";
    const ids = async (prices: string) =>
      (await list(`${brand}${prices}`)).products.map((each: { product_id: number }) => each.product_id);
    const all = await ids("");
    expect(all).toContain(1011);
    expect(await ids("&price_min=3790&price_max=6790")).toEqual(all);
    expect(await ids("&price_min=3791&price_max=6790")).not.toContain(1011);
  });

  it.each(["price_min=dyrt", "cat1=x", "page=0"])("rejects '%s' in Swedish", async (query) => {
    const answer = await shop.server.inject({
      url: `/produkter/filtrera?${query}`,
      headers: { "x-requested-with": "XMLHttpRequest" },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toBe("Kontrollera uppgifterna.");
  });
});

describe("GET /produkter/autocomplete", () => {
  const suggest = async (query: string) => {
    const answer = await shop.server.inject(`/produkter/autocomplete?query=${encodeURIComponent(query)}`);
    return answer.json().suggestions;
  };

  it("suggests ten products in the shop's order, categories and pages", async () => {
    const found = await suggest("tvätt");
    const ofType = (type: string) => found.filter((each: { type: string }) => each.type === type);
    expect(ofType("product").map((each: { url: string }) => each.url)).toEqual(
      [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010].map((id) => `/produkter/id/${id}`),
    );
    expect(ofType("category").map((each: { value: string }) => each.value)).toEqual(["Tvätt & tork", "Tvättmaskiner"]);
    expect(ofType("category")[0].value_html).toBe("<strong>Tvätt</strong> &amp; tork");
    expect(ofType("brand")).toEqual([]);
    expect(ofType("page").map((each: { value: string }) => each.value)).toEqual(["Tvättguiden"]);
  });

  it("suggests what a word names, and not what only shares a category of several things with it", async () => {
    const products = (await suggest("hörlurar")).filter(({ type }: { type: string }) => type === "product");
    expect(products.map(({ value }: { value: string }) => value)).toEqual(["Hörlurar LY Air", "Hörlurar LY Sport"]);
  });

  it("says so above products that are only similar to what was typed", async () => {
    const [first] = await suggest("tvätmasjin");
    expect(first).toMatchObject({ type: "product", header_type: "Liknar det du skrev" });
  });

  it("suggests brands, popular products under their own heading, and nothing for an empty query", async () => {
    expect((await suggest("nordvik")).at(-1)).toMatchObject({ type: "brand", url: "/tillverkare/visa/nordvik" });
    expect((await suggest("populärt"))[0]).toMatchObject({ type: "product", header_type: "Populära produkter" });
    expect(await suggest("zzzz")).toEqual([]);
    expect(await suggest("t")).toEqual([]);
  });

  it("ignores characters of query languages", async () => {
    for (const query of ["' OR 1=1 --", "a & b | !c:*", "%%%", "<script>", "\\", "tvätt:*)"]) {
      expect(Array.isArray(await suggest(query))).toBe(true);
    }
  });
});
