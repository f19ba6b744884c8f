import { matchPath, shopPages } from "@torg/pages/contract";
import { describe, expect, it } from "vitest";
import { readText, repositoryFiles } from "./repository.ts";

/** The only files with addresses of pages, and the defaults that parts of pages link to. */
const table = "packages/format/src/addresses/pagePaths.ts";
const defaults = "packages/format/src/addresses/shopAddresses.ts";

/** Not part of a shop's page: paths of calls, tests and stories, tools, and texts such as "/st". */
const isElsewhere = (file: string): boolean =>
  /\.(?:test|stories)\.tsx?$|\/src\/(?:contract|fixtures|testing|texts)\//.test(file) ||
  /^packages\/(?:conformance|create-torg|shop)\//.test(file) ||
  file.endsWith("/maliciousHtml.ts");

/** Literals that begin a site path, such as `"/varukorg"` or `href="/"`. */
const pathLiteral = /["'`]\/[a-z][\w\-/.]*|(?:href|action)="\/"/gi;

function literalPaths(file: string): readonly string[] {
  const code = readText(file)
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/^\s*\/\/.*$/gm, "");
  return (code.match(pathLiteral) ?? []).map((path) => `${file}: ${path}`);
}

const sources = repositoryFiles().filter((file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file) && !isElsewhere(file));

/** Texts, servers and storefronts, but not contracts, which name the paths of calls, nor the list of moved pages. */
const everySource = repositoryFiles().filter(
  (file) =>
    /^(?:packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(file) &&
    !/\.(?:test|stories)\.tsx?$|\/(?:contract|fixtures|testing|seed)\/|\/movedPages\.ts$/.test(file),
);

/** The path patterns of pages; the home page and brands at the root would match other paths too. */
const patterns = Object.entries(shopPages).flatMap(([name, { path }]) =>
  name === "home" || name === "brandAtRoot" ? [] : [path],
);

const isPage = (path: string): boolean => {
  const parts = path.split("/").filter(Boolean);
  return patterns.some((pattern) => matchPath(pattern, parts) !== null);
};

/** Literals that are the address of a page, with anything before or after in a template. */
function pageLiterals(file: string): readonly string[] {
  const paths = [...readText(file).matchAll(/["'`}](\/[a-z][^"'`\s?#*]*)/gi)].map(([, path = ""]) => path);
  return paths.filter((path) => isPage(path.replaceAll(/\$\{[^}]*\}?/g, "x"))).map((path) => `${file}: ${path}`);
}

describe("the addresses of pages", () => {
  it("are in one place, so that another shop can provide its own", () => {
    expect(sources.filter((file) => file !== defaults && file !== table).flatMap(literalPaths)).toEqual([]);
  });

  it("are read from the table of pages everywhere: server, storefront and texts", () => {
    expect(everySource.filter((file) => file !== table).flatMap(pageLiterals)).toEqual([]);
  });

  it("are found by this test", () => {
    expect(sources.length).toBeGreaterThan(400);
    expect(everySource.length).toBeGreaterThan(1000);
    expect(literalPaths(table).length).toBeGreaterThan(40);
    expect(pageLiterals(table).length).toBeGreaterThan(40);
  });
});

/** Files with calls: contracts, including the addresses for forms without scripts. */
const contracts = repositoryFiles().filter((file) => /^packages\/[^/]+\/src\/contract\/.*(?<!\.test)\.ts$/.test(file));

/** The literals of a file that begin a path, with `*` for placeholders. */
function literalShapes(file: string): readonly string[] {
  const code = readText(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const found = [...code.matchAll(/["'`}](\/[a-z_][^"'`\s?#*]+)/gi)].map(([, path = ""]) => path);
  return [...new Set(found.map((path) => path.replaceAll(/\$\{[^}]*\}?|\{\w+\}|:\w+/g, "*")))].filter(
    (path) => !path.endsWith(","),
  );
}

const calls = new Set(contracts.flatMap(literalShapes));

/** A provider's own code and its stand-in, which share their wire format. */
const isOfProvider = (file: string): boolean => /\/(?:providers|carriers)\/[a-z]+\//.test(file);

/** Paths used by servers and browsers that occur in more than one of these files. */
function doubles(files: readonly string[]): readonly string[] {
  const homes = files.flatMap((file) => literalShapes(file).map((shape) => ({ file, shape })));
  const count = (shape: string): number => homes.filter((home) => home.shape === shape).length;
  return homes
    .filter(({ shape }) => shape.split("/").filter(Boolean).length > 1 && count(shape) > 1)
    .map(({ file, shape }) => `${file}: ${shape}`);
}

describe("the addresses of calls", () => {
  const elsewhere = everySource.filter((file) => file !== table && file !== defaults && !isOfProvider(file));

  it("are only in the contracts, which server and storefront read", () => {
    const literal = elsewhere.flatMap((file) =>
      literalShapes(file).flatMap((shape) => (calls.has(shape) ? [`${file}: ${shape}`] : [])),
    );
    expect(literal).toEqual([]);
  });

  it("that belong to the server or the storefront are in one file", () => {
    expect(doubles(elsewhere.filter((file) => file.startsWith("apps/")))).toEqual([]);
  });

  it("are found by this test", () => {
    expect(calls.size).toBeGreaterThan(50);
    expect(literalShapes("apps/server/src/payments/paymentPaths.ts")).toContain("/checkout/notis/*/*");
    expect(doubles([table, table]).length).toBeGreaterThan(40);
  });
});
