import { describe, expect, it } from "vitest";
import { readText, repositoryFiles } from "./repository.ts";

/** The one place where addresses of pages stand. */
const defaults = "packages/format/src/addresses/shopAddresses.ts";

/** What is no part of a shop's page: paths of calls, what tests and stories show, tools, and words such as "/st". */
const isElsewhere = (file: string): boolean =>
  /\.(?:test|stories)\.tsx?$|\/src\/(?:contract|fixtures|testing|texts)\//.test(file) ||
  /^packages\/(?:conformance|create-torg|shop)\//.test(file) ||
  file.endsWith("/maliciousHtml.ts");

/** Literals that begin a path of a site, such as `"/varukorg"` or `href="/"`. */
const pathLiteral = /["'`]\/[a-z][\w\-/.]*|(?:href|action)="\/"/gi;

function literalPaths(file: string): readonly string[] {
  const code = readText(file)
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/^\s*\/\/.*$/gm, "");
  return (code.match(pathLiteral) ?? []).map((path) => `${file}: ${path}`);
}

const sources = repositoryFiles().filter((file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file) && !isElsewhere(file));

describe("the addresses of pages", () => {
  it("stand in one place, so that another shop can give its own", () => {
    expect(sources.filter((file) => file !== defaults).flatMap(literalPaths)).toEqual([]);
  });

  it("are found where they stand", () => {
    expect(sources.length).toBeGreaterThan(400);
    expect(literalPaths(defaults).length).toBeGreaterThan(12);
  });
});
