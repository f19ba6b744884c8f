import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importFeed } from "../import/importFeed.ts";
import { writeXml } from "@torg/feed/fixtures";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";

const migration = readFileSync(new URL("./migrations/0019_common_facts.sql", import.meta.url), "utf8");

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "common-facts-"));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const variant = (group: string, size: string, description: string) => ({
  id: `${group}-${size}`,
  title: `Tröja ${size}`,
  description,
  link: "https://x.example/1",
  image_link: `https://x.example/${group}.jpg`,
  availability: "in_stock",
  price: "100.00 SEK",
  item_group_id: group,
  size,
  product_type: "Herr > Tröjor",
});

it("rewrites only parents whose variants differ, and removes facts that only some variants have", async () => {
  const location = join(folder, "feed.xml");
  const items = [
    variant("same", "S", "Varm"),
    variant("same", "M", "Varm"),
    variant("other", "S", "Varm"),
    variant("other", "M", "Kall"),
  ];
  await writeFile(location, writeXml(items));
  await importFeed({ pool: database.pool, location });
  await database.pool.query("UPDATE product SET description_html = 'Varm' WHERE is_parent");
  const parents = async () => {
    const { rows } = await database.pool.query<{ id: string; place: string; description: string }>(
      `SELECT external_id AS id, ctid::text AS place, description_html AS description
       FROM product WHERE is_parent ORDER BY external_id DESC`,
    );
    return rows;
  };
  const [same, other] = await parents();
  await database.pool.query(migration);
  expect(await parents()).toEqual([same, { ...other, description: "", place: expect.any(String) }]);
});
