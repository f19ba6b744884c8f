import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { root } from "./repository.ts";

vi.mock("react", () => {
  throw new Error("A room below React has imported react.");
});
vi.mock("react-dom", () => {
  throw new Error("A room below React has imported react-dom.");
});

const rooms = globSync("packages/*/src/{domain,domain/*,contract,state,texts,wire,fixtures}/index.ts", {
  cwd: root,
}).sort();

describe("rooms below React", () => {
  it.each(rooms)("loads %s without React", async (room) => {
    const names = Object.keys(await import(join(root, room)));
    expect(names.length).toBeGreaterThan(0);
  });
});
