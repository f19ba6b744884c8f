import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { readText, root } from "./repository.ts";

/** The published files of packages: everything except tests, stories and fixtures. */
const published = globSync(
  ["packages/*/src/**/*.{ts,tsx,css,json}", "packages/*/README.md", "packages/*/template/**/*.*"],
  {
    cwd: root,
  },
).filter((file) => !/\/(?:fixtures|testing)\/|\.(?:test|stories)\./.test(file));

it("no published package carries the name of the reference shop", () => {
  expect(published.length).toBeGreaterThan(500);
  expect(published.filter((file) => /nordhem/i.test(readText(file)))).toEqual([]);
});
