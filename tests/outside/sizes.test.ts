import { globSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { readText, root } from "./repository.ts";
import { budgetOf, roomProblems } from "./roomBudgets.ts";
import { codeDoors, roomCosts, type RoomCost } from "./roomCosts.ts";
import { differsInMore, sizesIn, sizeTable, toldRooms, withRoomCosts, withSizes } from "./roomTable.ts";

const budgets = z.record(z.string(), z.number()).parse(JSON.parse(readText("tests/outside/roomBudgets.json")));

describe("the rooms of all packages", () => {
  let costs: readonly RoomCost[] = [];

  beforeAll(async () => {
    costs = await roomCosts();
  });

  it("cost no more than their budgets (a budget is raised by hand, in roomBudgets.json)", () => {
    expect(costs.length).toBeGreaterThan(50);
    expect(roomProblems(costs, budgets)).toEqual([]);
  });

  it("are in docs/sizes.md with their costs (npm run packages -- --update writes it)", () => {
    expect(differsInMore(sizesIn(readText("docs/sizes.md")), sizeTable(costs))).toBe(false);
  });

  it.each(globSync("packages/*/README.md", { cwd: root }).sort())("are documented with their costs in %s", (file) => {
    const readme = readText(file);
    const name = file.replace(/^packages\/(.*)\/README\.md$/, "@torg/$1");
    const doors = codeDoors().filter((one) => !one.isTool && (one.name === name || one.name.startsWith(`${name}/`)));
    // The kit lists the cost of each part instead.
    if (name !== "@torg/ui") expect([...toldRooms(readme)].sort()).toEqual(doors.map((one) => one.name).sort());
    expect(differsInMore(readme, withRoomCosts(readme, costs))).toBe(false);
  });

  it("cost at most 3 kB for every entry point of a domain room", () => {
    const domain = costs.filter(({ name }) => name.includes("/domain"));
    expect(domain.length).toBeGreaterThan(10);
    expect(domain.filter(({ gzip }) => gzip > 3072)).toEqual([]);
  });
});

describe("roomProblems", () => {
  const cost = (name: string, gzip: number): RoomCost => ({ name, gzip, brotli: gzip, later: null });

  it("reports what is too large, what has no budget, what is gone and what breaks a promise", () => {
    const given = { "@torg/format": 3400, "@torg/catalog": 100, "@torg/gone": 1 };
    expect(roomProblems([cost("@torg/format", 2550), cost("@torg/catalog", 101), cost("@torg/new", 5)], given)).toEqual(
      [
        "@torg/catalog: 101 B, budget 100 B",
        "@torg/new has no budget",
        "@torg/gone has a budget and is no room",
        "@torg/format was promised for 3300 B",
      ],
    );
  });

  it("accepts no other budget than 3 kB for an entry point of a domain room, whatever its size", () => {
    expect(budgetOf(cost("@torg/new/domain", 100))).toBe(3072);
    expect(budgetOf(cost("@torg/new/domain/part", 2500))).toBe(3072);
    expect(roomProblems([cost("@torg/new/domain/part", 3100)], { "@torg/new/domain/part": 3200 })).toEqual([
      "@torg/new/domain/part was promised for 3072 B",
    ]);
  });
});

describe("differsInMore", () => {
  it("ignores a change of one in the last digit, and nothing else", () => {
    expect(differsInMore("| cart | 1.2 / 1.0 |", "| cart | 1.3 / 1.0 |")).toBe(false);
    expect(differsInMore("| cart | 1.2 / 1.0 |", "| cart | 1.4 / 1.0 |")).toBe(true);
    expect(differsInMore("| cart | 1.2 |", "| carts | 1.2 |")).toBe(true);
  });
});

describe("withSizes", () => {
  it("puts the table between the marks and keeps the rest", () => {
    const text = withSizes(
      "a\n<!-- sizes: written by `npm run packages -- --update` -->\nold\n<!-- /sizes -->\nb",
      "| t |",
    );
    expect(sizesIn(text)).toBe("| t |");
    expect(text).toMatch(/^a\n[\s\S]*\nb$/);
  });
});
