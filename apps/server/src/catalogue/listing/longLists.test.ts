import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importFeed } from "../../import/importFeed.ts";
import { writeXml } from "@torg/feed/fixtures";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";

let shop: TestShop;
let folder: string;

/**
 * 120 lamps of 90 brands, with 45 colours in words, 20 groups, one group with the same value everywhere, and one that a
 * third of them has.
 */
const lamps = Array.from({ length: 120 }, (_, index) => ({
  id: `lampa-${index}`,
  title: `Sladdlampa ${index}`,
  description: "Text",
  link: "https://x.example/1",
  image_link: `https://x.example/${index}.jpg`,
  availability: "in_stock",
  price: "100.00 SEK",
  brand: `Tillverkare ${index % 90}`,
  product_type: "Lampor",
  color: index % 2 === 0 ? "Svart" : "Vit",
  product_detail: [
    { section: "", name: "Färg", value: `Ton ${index % 45} matt` },
    { section: "", name: "Sockel", value: `E${index % 45}x` },
    { section: "", name: "Kön", value: "Unisex" },
    ...(index % 3 === 0 ? [{ section: "", name: "Dimbar", value: "Ja" }] : []),
    ...Array.from({ length: 20 }, (__, group) => ({
      section: "",
      name: `Egenskap ${group}`,
      value: (index + group) % 2 === 0 ? "Ja" : "Nej",
    })),
  ],
}));
/** The group of a third of the lamps has another value here, so that the shop filters by it. */
const heaters = ["a", "b"].map((id) => ({
  id: `element-${id}`,
  title: `Sladdelement ${id}`,
  description: "Text",
  link: "https://x.example/1",
  image_link: `https://x.example/${id}.jpg`,
  availability: "out_of_stock",
  price: "",
  product_type: "Element",
  product_detail: [{ section: "", name: "Dimbar", value: id === "a" ? "Ja" : "Nej" }],
}));
/** The choices of lamps are numbers here, for more products of the brand. */
const cables = Array.from({ length: 9 }, (_, index) => ({
  ...heaters[0],
  id: `kabel-${index}`,
  title: `Sladdkabel ${index}`,
  link: "https://x.example/1",
  image_link: "https://x.example/kabel.jpg",
  brand: "Tillverkare 0",
  product_type: "Kablar",
  product_detail: [{ section: "", name: "Sockel", value: `${20 + index} mm` }],
}));

beforeAll(async () => {
  shop = await startTestShop();
  folder = await mkdtemp(join(tmpdir(), "long-lists-"));
  const location = join(folder, "feed.xml");
  await writeFile(location, writeXml([...lamps, ...heaters, ...cables]));
  await importFeed({ pool: shop.database.pool, location, source: "lamps" });
  await shop.context.catalogue.reload();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

async function filtersOf(path: string) {
  const answer = await shop.server.inject({ url: `/api/internal/page?${new URLSearchParams({ path })}` });
  return answer.json().page.filters;
}
const titles = (groups: readonly { title: string }[]) => groups.map(({ title }) => title);

describe("the filters of a listing", () => {
  it("include every brand, every group and every value, however many there are", async () => {
    const filters = await filtersOf("/kategori/lampor");
    expect(filters.total_amount_of_products).toBe(120);
    expect(filters.brands).toHaveLength(90);
    const socket = filters.specifications.find(({ title }: { title: string }) => title === "Sockel");
    expect(socket.rows).toHaveLength(45);
    expect(titles(filters.specifications).filter((title) => title.startsWith("Egenskap"))).toHaveLength(20);
  });

  it("leave out groups of one value and duplicate colours", async () => {
    const { specifications, primary_colors: colors } = await filtersOf("/kategori/lampor");
    expect(titles(specifications)).not.toContain("Kön");
    expect(titles(specifications)).not.toContain("Färg");
    expect(colors).toHaveLength(2);
  });

  it("have one group per title, the most informative one", async () => {
    const { specifications } = await filtersOf("/tillverkare/visa/tillverkare-0");
    const sockets = specifications.filter(({ title }: { title: string }) => title === "Sockel");
    expect(sockets.map(({ type }: { type: string }) => type)).toEqual(["interval"]);
  });

  it("keep a group of one value that not all products have", async () => {
    const { specifications } = await filtersOf("/kategori/lampor");
    const dimmable = specifications.find(({ title }: { title: string }) => title === "Dimbar");
    expect(dimmable?.rows.map((row: { product_count: number }) => row.product_count)).toEqual([40]);
  });

  it("keep a group that other choices reduced to one value", async () => {
    const { specifications } = await filtersOf("/kategori/lampor");
    const [first, second] = specifications.filter(({ title }: { title: string }) => title.startsWith("Egenskap"));
    const query = `specifications=${first.groupId}:${first.rows[0].products_to_property_id}|`;
    const filtered = await filtersOf(`/kategori/lampor?${query}`);
    expect(titles(filtered.specifications)).toContain(second.title);
  });

  it("have no price bounds when no product has a price", async () => {
    const filters = await filtersOf("/kategori/element");
    expect([filters.total_amount_of_products, filters.min_price, filters.max_price]).toEqual([2, 0, 0]);
  });
});
