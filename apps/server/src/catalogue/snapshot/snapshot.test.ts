import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";
import { readCatalogue, writeCatalogue } from "./catalogueFile.ts";
import { openShelf, writeShelf } from "./openShelf.ts";
import { ProductShelf } from "./ProductShelf.ts";
import { readShelf } from "./ShelfContents.ts";

let shop: TestShop;
const folder = mkdtempSync(join(tmpdir(), "torg-snapshot-"));
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

it("gives other processes the catalogue, with the same results", async () => {
  const read = shop.context.catalogue.current();
  await writeCatalogue(folder, read);
  const { index, words, ...rest } = await readCatalogue(folder);
  const { index: own, words: ownWords, ...ownRest } = read;
  expect(rest).toEqual(ownRest);
  const first = read.rootIds[0] ?? 0;
  for (const selection of [
    {},
    { categoryId: first, sort: "price_asc" },
    { price: { min: 100_000, max: null } },
  ] as const)
    expect(index.query(selection)).toEqual(own.query(selection));
  const asked = { wanted: ["tvättmaskin"], without: [] };
  expect(words.find(asked).length).toBeGreaterThan(5);
  expect(words.find(asked)).toEqual(ownWords.find(asked));
});

it("gives other processes the products and variants, even after a newer snapshot replaced it", async () => {
  const read = await readShelf(shop.context.db);
  await writeShelf(folder, read);
  const [here, there] = [new ProductShelf(), new ProductShelf()];
  await here.fill(() => Promise.resolve(read));
  await there.fill(() => openShelf(folder));
  rmSync(folder, { recursive: true });
  const ids = [...read.products.keys()];
  expect(ids.length).toBeGreaterThan(5);
  expect(there.rows([...ids, 99_999_999])).toEqual(here.rows(ids));
  expect(there.product(99_999_999)).toBeNull();
  for (const id of ids) expect(there.variants(id)).toEqual(here.variants(id));
  expect(there.age()).toBe(here.age());
});
