import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readConfig } from "../config/readConfig.ts";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { createShop } from "./createShop.ts";
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
  const written: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  const config = readConfig({
    DATABASE_URL: database.url,
    SHOP_DATA: "empty",
    SHOP_FOLDER: folder,
    LOG_LEVEL: "warn",
    NODE_ENV: "test",
    TORG_DATA_DIR: "/tmp/torg-test-unused",
  });
  const shop = await createShop(config, { seed: prepareShop });
  await shop.close();
  await vi.waitFor(() => expect(written.join("")).not.toBe(""), { timeout: 1000 }).catch(() => undefined);
  write.mockRestore();
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
