import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importFeed } from "../../import/importFeed.ts";
import { writeXml } from "@torg/feed/fixtures";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";

let shop: TestShop;
let folder: string;

const names = [
  "Zetakyl 100",
  "Zetakyl 200 utan frys",
  "Zetakyl 300 utan frysfack",
  "Zetakyl 400 med frys",
  "Zetakyl 500 med frysskåp",
  "Zetakyl 600 med underfrys",
];
const fridges = names.map((title, index) => ({
  id: `zeta-${index}`,
  title,
  description: "Text",
  link: "https://x.example/1",
  image_link: `https://x.example/${index}.jpg`,
  availability: "in_stock",
  price: "100.00 SEK",
  product_type: "Kyl & frys",
}));

beforeAll(async () => {
  shop = await startTestShop();
  folder = await mkdtemp(join(tmpdir(), "without-words-"));
  const location = join(folder, "feed.xml");
  await writeFile(location, writeXml(fridges));
  await importFeed({ pool: shop.database.pool, location, source: "fridges" });
  await shop.context.catalogue.reload();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

it("leaves out products named with what the shopper excludes, whatever their category is called", async () => {
  const url = `/produkter/filtrera?s=${encodeURIComponent("zetakyl utan frys")}`;
  const answer = await shop.server.inject({ url, headers: { accept: "application/json" } });
  const found = answer.json().products.map(({ product_name: name }: { product_name: string }) => name);
  expect(found.toSorted()).toEqual(names.slice(0, 3));
});
