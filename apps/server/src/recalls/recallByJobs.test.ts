import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { atDesk } from "../testing/atDesk.ts";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";

let shop: TestShop;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "torg-recall-"));
  shop = await startTestShop({ dataDir });
});
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it("notifies the buyer of a recalled product by the shop's jobs, and the desk counts it", async () => {
  const { submit, get } = await atDesk(shop, "administrator");
  const recalled = await submit("/butiken/varor/1001/aterkalla", {
    seen: 0,
    reason: "Låset",
    numbers: "",
    hazard: "Luckan kan öppnas medan trumman snurrar.",
    advice: "Sluta använda maskinen.",
  });
  expect(recalled.statusCode).toBe(200);
  const letters = async () => (await get("/butiken/data/varor/1001")).stop.letters;
  await expect.poll(letters, { timeout: 20_000 }).toEqual({ told: 1, left: 0, failed: 0 });
  const [letter = "", ...others] = readdirSync(join(dataDir, "mail")).map((name) =>
    readFileSync(join(dataDir, "mail", name), "utf8"),
  );
  expect(others).toEqual([]);
  expect(letter).toContain("\r\nTo: anna.andersson@example.se");
});
