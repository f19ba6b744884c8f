import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { writeTable } from "./testing/writeFeed.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "import-"));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

function run(
  ...given: readonly string[]
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--conditions=@torg/source", main, ...given], {
      env: { ...process.env, DATABASE_URL: database.url },
    });
    let out = "";
    let err = "";
    child.stdout.on("data", (text) => (out += String(text)));
    child.stderr.on("data", (text) => (err += String(text)));
    child.on("close", (code) => resolve({ code, out, err }));
  });
}

describe("the import command", () => {
  it("imports a file, says what it did and writes the report", async () => {
    const feed = join(folder, "feed.tsv");
    const report = join(folder, "report.json");
    await writeFile(feed, writeTable([{ id: "1", title: "Vara", price: "10 kr", availability: "in_stock" }]));
    const { code, out } = await run(feed, "--store", "butik", "--report", report);
    expect(code).toBe(0);
    expect(out).toContain("1 lästa, 1 nya");
    expect(JSON.parse(await readFile(report, "utf8"))).toMatchObject({ read: 1, added: 1, problems: [] });
    const { rows } = await database.pool.query("SELECT name FROM source");
    expect(rows).toEqual([{ name: "butik" }]);
  });

  it("ends with 1 and says where when a delivery is cut off", async () => {
    const feed = join(folder, "cut.xml");
    await writeFile(feed, "<rss><channel><item><id>1</id></item>\n<item><id>2");
    const { code, err } = await run(feed, "--store", "butik");
    expect(code).toBe(1);
    expect(err).toContain("Filen är avklippt. (rad 2, artikel 2)");
  });

  it("ends with 1 and tells how it is used when called wrongly", async () => {
    const { code, err } = await run();
    expect(code).toBe(1);
    expect(err).toContain("--dry-run");
  });
});
