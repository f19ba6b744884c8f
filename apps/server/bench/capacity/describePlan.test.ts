import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { capacityFigures } from "./capacityFigures.ts";
import { describePlan } from "./describePlan.ts";
import { planCapacity } from "./planCapacity.ts";
import { readCapacityNeed } from "./readCapacityNeed.ts";

function tableOf(words: readonly string[], figures = capacityFigures): string {
  const read = readCapacityNeed(words);
  if ("faults" in read) throw new Error(read.faults.join("\n"));
  return describePlan(read.need, planCapacity(read.need, figures), figures);
}

describe("the plan as a table", () => {
  it("is the same as in docs/scaling.md", () => {
    const text = readFileSync(new URL("../../../../docs/scaling.md", import.meta.url), "utf8");
    const [, words = "", shown] = /npm run bench capacity -- (.*)\n```\n\n```\n([^`]*)\n```/.exec(text) ?? [];
    expect(tableOf(words.split(" "))).toBe(shown);
  });

  it("says when the database has to handle more than usual or than was tested", () => {
    const table = tableOf(["--views=9000000", "--orders=36000", "--products=0"]);
    expect(table).toMatch(/^connections +\d+; more than 80: PgBouncer, or a higher max_connections$/m);
    expect(table).toMatch(/^orders +10\.00 a second, more than was ever tried$/m);
  });

  it("is complete for a node with one worker and no orders, and includes disks once they are measured", () => {
    const figures = { ...capacityFigures, productDisk: { value: 3000, source: "a test" } };
    const table = tableOf(["--views=9", "--orders=0", "--products=1000000", "--cores=1"], figures);
    expect(table).not.toContain("not counted");
    expect(table).toMatch(/^disk of the catalogue +3000 MB$/m);
  });
});
