import { describe, expect, it } from "vitest";
import { readText, repositoryFiles } from "./repository.ts";

const rules = repositoryFiles().filter((file) => /^packages\/[^/]+\/src\/domain\/.*\.tsx?$/.test(file));
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Non-blank lines in some files. */
function linesOf(files: readonly string[]): number {
  return files.reduce(
    (sum, file) =>
      sum +
      readText(file)
        .split("\n")
        .filter((line) => line.trim() !== "").length,
    0,
  );
}

/** Lines of tests per line of rules, in the domain folders of some packages. */
function testsPerLine(files: readonly string[]): number {
  return linesOf(files.filter(isTest)) / linesOf(files.filter((file) => !isTest(file)));
}

describe("the domain rooms", () => {
  it("have at least 1.2 lines of tests for each line of rules", () => {
    expect(testsPerLine(rules)).toBeGreaterThanOrEqual(1.2);
  });

  it.each([...new Set(rules.map((file) => file.split("/")[1] ?? ""))])(
    "have in every package as many lines of tests as of rules: %s",
    (name) => {
      expect(testsPerLine(rules.filter((file) => file.startsWith(`packages/${name}/`)))).toBeGreaterThanOrEqual(1);
    },
  );
});
