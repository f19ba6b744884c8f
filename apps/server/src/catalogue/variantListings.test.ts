import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ListingResponse, listingCall, type ListingProduct, type ProductDetail } from "@torg/catalog/contract";
import { toKronor } from "@torg/format";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importFeed } from "../import/importFeed.ts";
import { writeXml, type WrittenItem } from "@torg/feed/fixtures";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";
import { findProductDetail } from "./products/productDetail.ts";

let shop: TestShop;
let cards: string;
let folder: string;

const detail = (name: string, value: string) => ({ section: "Grafik", name, value });

/** A variant of a graphics card; the cheapest is not the first of the group. */
function card(
  name: string,
  price: number,
  { memory, type, ...more }: WrittenItem & { readonly memory: string; readonly type: string },
): WrittenItem {
  return {
    id: name.replaceAll(" ", "-"),
    title: `Polar Twin RTX ${name}`,
    description: `Kortet med ${memory} ${type}.`,
    product_highlight: [`RTX ${name}`, "tre fläktar"],
    link: `https://feed.example/${name.replaceAll(" ", "-")}`,
    image_link: `https://feed.example/${name.replaceAll(" ", "-")}.jpg`,
    availability: "in_stock",
    price: `${price}.00 SEK`,
    brand: "Polar",
    product_type: "Datorer > Grafikkort",
    item_group_id: "twin",
    product_detail: [
      detail("Krets", `RTX ${name.slice(0, 4)}`),
      detail("Minne", memory),
      detail("Minnestyp", type),
      detail("Buss", "PCIe 5.0"),
    ],
    ...more,
  };
}

const feed = [
  card("5070 12GB", 7990, { memory: "12 GB", type: "GDDR7" }),
  card("4070 12GB", 5730, { memory: "12 GB", type: "GDDR6X" }),
  card("3060 8GB", 2149, { memory: "8 GB", type: "GDDR6", availability: "backorder" }),
  card("4060 8GB", 3990, { memory: "8 GB", type: "GDDR6", sale_price: "3290.00 SEK" }),
  ...["Gone 1000", "Here 2000", "Here 2400"].map((name, place) =>
    card(name, Number(name.slice(-4)), {
      memory: `${place + 2} GB`,
      type: "GDDR5",
      item_group_id: "partly-gone",
      title: `Nova ${name}`,
      product_type: "Datorer > Äldre kort",
      availability: name.startsWith("Gone") ? "out_of_stock" : "in_stock",
    }),
  ),
  card("Solo", 4490, { memory: "8 GB", type: "GDDR6X", item_group_id: "", title: "Polar Solo" }),
];

beforeAll(async () => {
  shop = await startTestShop();
  folder = await mkdtemp(join(tmpdir(), "variants-"));
  const location = join(folder, "feed.xml");
  await writeFile(location, writeXml(feed));
  await importFeed({ pool: shop.database.pool, location, source: "cards" });
  await shop.context.catalogue.reload();
  const now = shop.context.catalogue.current();
  const node = [...now.categories.values()].find(({ name }) => name === "Grafikkort");
  cards = `blade=category&cat1=${node?.parentId}&cat2=${node?.id}`;
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

async function list(query: string): Promise<ListingResponse> {
  const url = `/produkter/filtrera?${query}`;
  const answer = await shop.server.inject({ url, headers: { "x-requested-with": "XMLHttpRequest" } });
  expect(answer.statusCode).toBe(200);
  return listingCall.response.parse(answer.json());
}

/** The parameter that chooses values by their text. */
function values(...texts: readonly string[]): string {
  const now = shop.context.catalogue.current();
  const chosen = texts.map((text) => [...now.values.values()].find((value) => value.text === text)?.id);
  const groups = texts.map((text) => (text.startsWith("GDDR") ? "Minnestyp" : "Minne"));
  return `specifications=${groups
    .map((title, place) => `${[...now.groups.values()].find((group) => group.title === title)?.id}:${chosen[place]}|`)
    .join("")}`;
}

const shown = (products: readonly ListingProduct[]) =>
  products.map(({ name, priceOre, isLowestPrice }) => {
    const price = toKronor(priceOre ?? 0);
    return [name, isLowestPrice ? `från ${price}` : price];
  });

describe("a listing of products with variants", () => {
  it("shows all variants by their lowest price and their common facts", async () => {
    const { products, total } = await list(cards);
    expect(total).toBe(2);
    const twin = products.find(({ isParent }) => isParent);
    expect(twin).toMatchObject({
      name: "Polar Twin RTX",
      priceOre: 214_900,
      isLowestPrice: true,
      highestPriceOre: 799_000,
      variantCount: 4,
      info: "",
      isDiscounted: false,
      availability: "in_stock",
    });
  });

  it("shows the lowest price that can be paid, and sold out variants only on request", async () => {
    const query = `s=${encodeURIComponent("Nova")}`;
    const { products } = await list(query);
    expect(products).toMatchObject([{ priceOre: 200_000, isLowestPrice: true, highestPriceOre: 240_000 }]);
    expect((await list(`${query}&price_min=1000&price_max=1500`)).total).toBe(0);
    expect(shown((await list(`s=${encodeURIComponent("Nova Gone 1000")}`)).products)).toEqual([
      ["Nova Gone 1000 2 GB", 1000],
    ]);
  });

  it("finds a product only when a single variant matches all choices, and shows that variant", async () => {
    expect((await list(`${cards}&${values("GDDR6X", "8 GB")}`)).products).toMatchObject([{ name: "Polar Solo" }]);
    const { products } = await list(`${cards}&${values("GDDR6X", "12 GB")}`);
    expect(products).toMatchObject([
      {
        name: "Polar Twin RTX 4070 12GB",
        priceOre: 573_000,
        info: "RTX 4070 12GB, tre fläktar",
        isLowestPrice: false,
        variantCount: 1,
        isParent: false,
      },
    ]);
  });

  it("shows the cheapest of several matching variants, and says that others cost more", async () => {
    const { products } = await list(`${cards}&${values("12 GB")}`);
    expect(shown(products)).toEqual([["Polar Twin RTX 4070 12GB", "från 5730"]]);
    expect(products[0]).toMatchObject({ highestPriceOre: 799_000, variantCount: 2 });
  });

  it("filters and sorts by the prices of the matching variants", async () => {
    expect(shown((await list(`${cards}&price_min=5000&price_max=6000`)).products)).toEqual([
      ["Polar Twin RTX 4070 12GB", 5730],
    ]);
    const sorted = async (query: string) => shown((await list(`${cards}&sorting=price_asc&${query}`)).products);
    expect(await sorted("")).toEqual([
      ["Polar Twin RTX", "från 2149"],
      ["Polar Solo", 4490],
    ]);
    expect(await sorted(values("GDDR6X"))).toEqual([
      ["Polar Solo", 4490],
      ["Polar Twin RTX 4070 12GB", 5730],
    ]);
  });

  it("shows the reduction of the variant that is shown", async () => {
    const { products } = await list(`${cards}&price_min=3000&price_max=3500`);
    expect(products).toMatchObject([
      {
        name: "Polar Twin RTX 4060 8GB",
        priceOre: 329_000,
        originalPriceOre: 399_000,
        isDiscounted: true,
        discountBadge: { percent: 18 },
      },
    ]);
  });

  it("counts a value for products with a variant that has it and all other choices", async () => {
    const { specifications } = await list(`${cards}&${values("12 GB")}`);
    const counted = specifications.map(({ title, rows }) => [
      title,
      Object.fromEntries(rows.map((row) => [row.value, row.productCount])),
    ]);
    expect(Object.fromEntries(counted)).toMatchObject({
      Krets: { "RTX 4070": 1, "RTX 5070": 1 },
      // Without the memory filter both products have a variant with 8 GB.
      Minne: { "8 GB": 2, "12 GB": 1 },
      Minnestyp: { GDDR6X: 1, GDDR7: 1 },
    });
    expect(JSON.stringify(counted)).not.toContain("RTX 3060");
  });
});

describe("a search that means one variant", () => {
  it("shows it with its own price and facts, in the listing and among the suggestions", async () => {
    expect(shown((await list("s=rtx+4070")).products)).toEqual([["Polar Twin RTX 4070 12GB", 5730]]);
    const answer = await shop.server.inject("/produkter/autocomplete?query=rtx+4070");
    const { suggestions } = answer.json();
    expect(suggestions[0]).toMatchObject({ value: "Polar Twin RTX 4070 12GB", price: 5730, price_is_lowest: false });
    const { products } = await list(`${cards}&${values("GDDR6X", "12 GB")}`);
    expect(suggestions[0].url).toBe(products[0]?.url);
  });

  it("shows the product when its own name is searched", async () => {
    expect(shown((await list("s=polar+twin")).products)).toEqual([["Polar Twin RTX", "från 2149"]]);
  });
});

async function detailOf(id: number): Promise<ProductDetail | null> {
  const found = await findProductDetail(shop.context.db, shop.context.catalogue.current(), { id, chosen: new Map() });
  return found?.detail ?? null;
}

describe("the page of a product with variants", () => {
  it("shows common facts, every value of differing facts, and each variant with its price", async () => {
    const [twin] = (await list(`${cards}&sorting=price_asc`)).products;
    const product = await detailOf(twin?.productId ?? 0);
    expect(product).toMatchObject({
      priceOre: 214_900,
      isLowestPrice: true,
      description: "",
      specifications: [
        { title: "Krets", value: "RTX 5070 / RTX 4070 / RTX 3060 / RTX 4060" },
        { title: "Minne", value: "12 GB / 8 GB" },
        { title: "Minnestyp", value: "GDDR7 / GDDR6X / GDDR6" },
        { title: "Buss", value: "PCIe 5.0" },
      ],
    });
    expect(product?.variants).toMatchObject([
      { name: "Polar Twin RTX 5070 12GB", priceOre: 799_000, availability: "in_stock" },
      { priceOre: 573_000 },
      { priceOre: 214_900, availability: "backorder" },
      { priceOre: 329_000 },
    ]);
  });
});
