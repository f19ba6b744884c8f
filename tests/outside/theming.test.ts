import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readText, root } from "./repository.ts";

const guide = readText("docs/theming.md");
const names = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].sort();

const tokens = names(readText("packages/ui/src/tokens.css"), /^\s*(--torg-[\w-]+):/gm);
const explained = names(guide, /^\| `(--torg-[\w-]+)` \| \S/gm);

describe("the guide to theming", () => {
  it("explains every token, and no removed one", () => {
    expect(tokens.length).toBeGreaterThan(50);
    expect(explained).toEqual(tokens);
  });

  it("sets only existing tokens in its examples", () => {
    const set = names(guide, /^\s*(--torg-[\w-]+):/gm);
    expect(set.length).toBeGreaterThan(5);
    expect(set.filter((name) => !tokens.includes(name))).toEqual([]);
  });

  it("lists the layers in the order of the sheet", () => {
    const [, order = ""] = /^@layer ([^;]+);/.exec(readText("packages/ui/src/tokens.css")) ?? [];
    expect(order).not.toBe("");
    expect(guide).toContain(`@layer ${order}`);
  });
});

describe("themes", () => {
  // Stories are checked in another theme only for colours and sizes, which is right as long as a theme is tokens alone.
  it.each(globSync("packages/ui/src/themes/*.css", { cwd: root }).sort())("%s sets only existing tokens", (file) => {
    const set = names(readText(join(file)).replaceAll(/\/\*[^]*?\*\//g, ""), /^\s*([\w-]+)\s*:\s/gm);
    expect(set.length).toBeGreaterThan(5);
    expect(set.filter((name) => !tokens.includes(name))).toEqual([]);
  });

  it("are used by name: no sheet uses a token that is never set", () => {
    const sheets = globSync("{packages,apps}/*/src/**/*.css", { cwd: root }).map(readText).join("\n");
    const sources = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: root }).map(readText).join("\n");
    const given = new Set([...names(sheets, /(--torg-[\w-]+)\s*:/g), ...names(sources, /["'`](--torg-[\w-]+)["'`]/g)]);
    // A custom property with a fallback is an option, not a token.
    const asked = names(sheets, /var\(\s*(--torg-[\w-]+)\s*\)/g);
    expect(asked.filter((name) => !given.has(name))).toEqual([]);
  });
});
