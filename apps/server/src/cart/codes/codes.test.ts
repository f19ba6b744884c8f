import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/createTestDatabase.ts";
import { readCodeArguments } from "./readCodeArguments.ts";
import { setCode } from "./setCode.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

const set = (...words: readonly string[]) => setCode(database.db, readCodeArguments(words));

describe("readCodeArguments", () => {
  it.each([
    { words: [], problem: "Name one code" },
    { words: ["A", "B"], problem: "Name one code" },
    { words: ["\u200b\u00ad"], problem: "Name one code" },
    { words: ["A", "--percent", "0"], problem: "percent" },
    { words: ["A", "--percent", "10", "--kronor", "5"], problem: "not two of them" },
    { words: ["A", "--per-customer", "0"], problem: "per-customer" },
    { words: ["A", "--until", "2026-02-30"], problem: "until" },
    { words: ["A", "--fixed", "--removable"], problem: "not both" },
    { words: ["A", "--colour", "red"], problem: "--colour" },
  ])("rejects $words and shows the usage", ({ words, problem }) => {
    expect(() => readCodeArguments(words)).toThrow(problem);
    expect(() => readCodeArguments(words)).toThrow("Usage: npm run code");
  });

  it("reads a pasted code as shoppers will type it", () => {
    expect(readCodeArguments(["\u200bsommar\u00ad10\ufeff "]).code).toBe("SOMMAR10");
  });
});

describe("setCode", () => {
  it("makes a code that is valid from the start of its first Swedish day to the end of its last", async () => {
    const words = ["sommar10", "--label", "Sommarrabatt", "--percent", "10", "--uses", "500", "--per-customer", "1"];
    expect(await set(...words, "--from", "2026-06-01", "--until", "2026-06-30")).toMatchObject({
      code: "SOMMAR10",
      label: "Sommarrabatt",
      kind: "percent",
      value: 10,
      use_limit: 500,
      customer_limit: 1,
      starts_at: new Date("2026-05-31T22:00:00Z"),
      ends_at: new Date("2026-06-30T22:00:00Z"),
      removable: true,
    });
  });

  it("changes what is given and keeps the rest", async () => {
    await set("KVAR", "--kronor", "99.50", "--per-customer", "2", "--fixed");
    expect(await set("KVAR", "--per-customer", "none", "--removable")).toMatchObject({
      value: 9_950,
      customer_limit: null,
      removable: true,
    });
    expect(await set("kvar")).toMatchObject({ value: 9_950, use_limit: null });
  });

  it("issues a gift card with its balance and an unguessable code, and never changes the balance", async () => {
    const card = await set("--gift-card", "500");
    expect(card).toMatchObject({
      kind: "gift_card",
      left_ore: 50_000,
      code: expect.stringMatching(/^CARD-\d+-[\dA-F]{12}$/),
    });
    const code = String(card["gift_card_code"]);
    // Twenty characters of five bits each.
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect((await set("--gift-card", "500"))["gift_card_code"]).not.toBe(code);
    await expect(set("KORT1", "--gift-card", "500")).rejects.toThrow("leave the code out");
    await expect(set(code, "--gift-card", "900")).rejects.toThrow("make another code");
    await expect(set(String(card["code"]), "--percent", "5")).rejects.toThrow("make another code");
    expect(await set(code.toLowerCase().replaceAll("-", ""), "--until", "2027-06-30")).toMatchObject({
      id: card["id"],
      ends_at: new Date("2027-06-30T22:00:00Z"),
    });
    const { rows } = await database.pool.query("SELECT to_jsonb(d)::text AS row FROM discount d");
    expect(rows.filter(({ row }) => row.includes(code) || row.includes(code.replaceAll("-", "")))).toEqual([]);
    await expect(set("INGEN", "--uses", "5")).rejects.toThrow("worth something");
  });
});

describe("the command", () => {
  it("sets a code and prints its current state, or exits with 1 and shows the usage", async () => {
    const run = (...words: readonly string[]) =>
      new Promise<{ readonly code: number | null; readonly text: string }>((resolve) => {
        const main = fileURLToPath(new URL("./main.ts", import.meta.url));
        const child = spawn(process.execPath, ["--conditions=@torg/source", main, ...words], {
          env: { ...process.env, DATABASE_URL: database.url },
        });
        let text = "";
        for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (text += String(part)));
        child.on("close", (code) => resolve({ code, text }));
      });
    const done = await run("VINTER", "--percent", "20", "--per-customer", "1");
    expect(done.code).toBe(0);
    expect(JSON.parse(done.text)).toMatchObject({ code: "VINTER", customer_limit: 1 });
    const refused = await run("VINTER", "--percent", "200");
    expect(refused.code).toBe(1);
    expect(refused.text).toContain("Usage: npm run code");
  });
});
