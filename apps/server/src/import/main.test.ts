import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createGzip } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { writeTable } from "@torg/feed/fixtures";

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

/** Makes a process print its peak memory at exit, in kB. */
const tellPeak = `data:text/javascript,process.on("exit",()=>console.error("peak",process.resourceUsage().maxRSS))`;

function run(
  ...given: readonly string[]
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--conditions=@torg/source", "--import", tellPeak, main, ...given], {
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
  it("imports a file, prints what it did and writes the report", async () => {
    const feed = join(folder, "feed.tsv");
    const report = join(folder, "report.json");
    await writeFile(feed, writeTable([{ id: "1", title: "Vara", price: "10 kr", availability: "in_stock" }]));
    const { code, out } = await run(feed, "--source", "butik", "--report", report);
    expect(code).toBe(0);
    expect(out).toContain("1 lästa, 1 nya");
    expect(JSON.parse(await readFile(report, "utf8"))).toMatchObject({ read: 1, added: 1, problems: [] });
    const { rows } = await database.pool.query("SELECT name FROM source");
    expect(rows).toEqual([{ name: "butik" }]);
  });

  it("exits with 1 and gives the position when a delivery is cut off", async () => {
    const feed = join(folder, "cut.xml");
    await writeFile(feed, "<rss><channel><item><id>1</id></item>\n<item><id>2");
    const { code, err } = await run(feed, "--source", "butik");
    expect(code).toBe(1);
    expect(err).toContain("Filen är avklippt. (rad 2, artikel 2)");
  });

  it.each([
    { kind: "text", head: "<title>", words: "Ett element är orimligt stort." },
    { kind: "an item", head: "<item><description>", words: "En artikel är orimligt stor." },
  ])("rejects a compressed bomb of $kind in little memory, and records it", async ({ head, words }) => {
    const feed = join(folder, "bomb.xml.gz");
    const block = "a &amp; b\n".repeat(100_000);
    async function* bomb(): AsyncGenerator<string> {
      yield `<rss><channel>${head}`;
      for (let n = 0; n < 700; n += 1) yield block;
    }
    await pipeline(bomb(), createGzip({ level: 9 }), createWriteStream(feed));
    const { code, err } = await run(feed);

    expect(code).toBe(1);
    expect(err).toContain("Leveransen avvisades.");
    expect(err).toContain(words);
    // Unpacked it is 770 MB. How much garbage is not yet collected depends on the load of the machine.
    expect(Number(/peak (\d+)/.exec(err)?.[1])).toBeLessThan(500_000);
    const { rows } = await database.pool.query("SELECT state FROM import_run WHERE origin = $1", [feed]);
    expect(rows.at(-1)).toEqual({ state: "failed" });
  });

  it("prints which file it has read and the items of each remark, at most five", async () => {
    const feed = join(folder, "remarks.tsv");
    const ids = ["a", "b", "c", "d", "e", "f"];
    const items = ids.map((id) => ({ id, title: "Vara", price: "10 EUR", availability: "in_stock" }));
    await writeFile(feed, writeTable([...items, { id: "g", title: "Vara", price: "", availability: "in_stock" }]));
    const { out } = await run(feed, "--source", "remarks");
    expect(out).toContain(`Klart: ${feed}`);
    expect(out).toContain("6 × Priset är inte i kronor. Artikeln visas utan pris. (a, b, c, d, e, …)");
    expect(out).toContain("1 × Pris saknas. Artikeln visas utan pris. (g)");
  });

  it("says how to force a delivery that would remove most of a source", async () => {
    const feed = join(folder, "another.tsv");
    await writeFile(feed, writeTable([{ id: "z", title: "Vara", price: "10 kr", availability: "in_stock" }]));
    const { code, err } = await run(feed, "--source", "remarks");
    expect(code).toBe(1);
    expect(err).toContain(`npm run import -- ${feed} --source remarks --force`);
  });

  it("takes the products of a source off sale, and names the known sources when asked for another", async () => {
    const unknown = await run("--remove", "remark");
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringMatching(/No source remark .*remarks/)]);
    const { code, out, err } = await run("--remove", "remarks");
    expect(code, err).toBe(0);
    expect(out).toContain("7 borttagna");
    const { rows } = await database.pool.query(
      "SELECT p.id FROM product p JOIN source s ON s.id = p.source_id WHERE s.name = 'remarks' AND p.removed_at IS NULL",
    );
    expect(rows).toEqual([]);
  });

  it.each([[], ["--help"], ["a.xml", "b.xml"], ["a.xml", "--remove", "b"]])(
    "exits with 1 and shows the usage when called wrongly: %s %s %s",
    async (...words) => {
      const { code, err } = await run(...words);
      expect(code).toBe(1);
      expect(err).toContain("--dry-run");
      expect(err).toContain("--remove <source>");
    },
  );
});
