import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { startLoggedShop } from "../testing/startLoggedShop.ts";
import { prepareShop } from "./prepareShop.ts";

const template = fileURLToPath(new URL("../../../../packages/create-torg/template", import.meta.url));

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), "torg-warned-"));
  cpSync(template, folder, { recursive: true });
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** The warnings in the log of a shop that has started with the folder. */
async function warnings(): Promise<readonly string[]> {
  const { shop, written, restore } = await startLoggedShop(
    database.url,
    { SHOP_FOLDER: folder },
    { seed: prepareShop },
  );
  await shop.close();
  await vi.waitFor(() => expect(written.join("")).not.toBe(""), { timeout: 1000 }).catch(() => undefined);
  restore();
  return written
    .join("")
    .split("\n")
    .filter((line) => line.includes('"level":"warn"') || line.includes('"level":40'));
}

it("logs possible mistakes in the shop's files at the start, each once on its own line", async () => {
  const file = join(folder, "shop.json");
  const shop: unknown = JSON.parse(readFileSync(file, "utf8"));
  const campaigns = [
    { title: "Mellandagsrea", until: "2126-12-20" },
    { title: "Miljövänliga veckor", until: "2126-12-20" },
  ];
  writeFileSync(file, JSON.stringify(Object.assign({}, shop, { home: { campaigns } }), null, 2));
  const found = await warnings();
  expect(found.filter((line) => line.includes('home.campaigns says that \\"Mellandagsrea\\" is a sale'))).toHaveLength(
    1,
  );
  expect(found.filter((line) => line.includes('home.campaigns says \\"Miljövänliga\\"'))).toHaveLength(1);
  expect(found.filter((line) => /shop\.json:\d+:\d+ /u.test(line))).toHaveLength(2);
});

it("logs nothing for files without warnings", async () => {
  expect((await warnings()).filter((line) => line.includes("shop.json"))).toEqual([]);
});
