import { existsSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import * as z from "zod/mini";
import { readText } from "../outside/repository.ts";
import { libraryFolders, publishedNames, runCommand } from "./strangerShop.ts";

const market = inject("market");
const names = publishedNames();
const libraries = libraryFolders().map((folder) => folder.replace("packages/", "@torg/"));
const unpacked = join(market.folder, "unpacked");
const placeOf = (name: string): string => join(unpacked, name.replace("/", "-"), "package");

const manifestSchema = z.object({
  dependencies: z._default(z.record(z.string(), z.string()), {}),
  peerDependencies: z._default(z.record(z.string(), z.string()), {}),
  keywords: z.array(z.string()),
});
const manifestText = (name: string): string => readFileSync(join(placeOf(name), "package.json"), "utf8");
const manifestOf = (name: string) => manifestSchema.parse(JSON.parse(manifestText(name)));

/** Links of a page that lead neither into the same tarball nor to the web. */
function brokenLinks(file: string): readonly string[] {
  const links = [...readFileSync(file, "utf8").matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  return links.filter(
    (link) => !/^(?:https?:|mailto:|#)/.test(link) && !existsSync(join(dirname(file), link.split("#")[0] ?? "")),
  );
}

beforeAll(async () => {
  for (const name of names) {
    const file = join(market.tarballs, `${name.replace("@", "").replace("/", "-")}-0.0.0.tgz`);
    mkdirSync(dirname(placeOf(name)), { recursive: true });
    const { status, output } = await runCommand("tar", ["-xzf", file], { cwd: dirname(placeOf(name)) });
    if (status !== 0) throw new Error(output);
  }
});

describe("what is published", () => {
  it.each(libraries)("%s has ranges for its dependencies, so that a shop gets patches and one copy", (name) => {
    const { dependencies, peerDependencies } = manifestOf(name);
    const given = Object.entries({ ...dependencies, ...peerDependencies });
    expect(given.filter(([, range]) => !/^(?:\^|>=)\d/.test(range))).toEqual([]);
  });

  it("requires no older version than the tested one", () => {
    const ranges = new Map(libraries.flatMap((name) => Object.entries(manifestOf(name).dependencies)));
    const others = [...ranges].filter(([name]) => !name.startsWith("@torg/"));
    expect(others.length).toBeGreaterThan(3);
    const lockfile = readText("pnpm-lock.yaml");
    expect(others.filter(([name, range]) => !lockfile.includes(`${name}@${range.slice(1)}`))).toEqual([]);
  });

  it.each(names)("%s has a description, and names no registry", (name) => {
    expect(manifestOf(name).keywords.length).toBeGreaterThan(2);
    expect(manifestText(name)).not.toMatch(/registry\.|"(?:workspace|catalog):|prepack/);
  });

  it.each(names)("%s has no broken links on its registry page", (name) => {
    // The pages of a shop folder link to other pages of the shop.
    const pages = globSync("**/*.md", { cwd: placeOf(name) }).filter((page) => !page.startsWith("template/pages/"));
    expect(pages).toContain("README.md");
    expect(pages.flatMap((page) => brokenLinks(join(placeOf(name), page)))).toEqual([]);
  });

  it.each(libraries)("%s contains the list of its exports", (name) => {
    expect(readFileSync(join(placeOf(name), "API.md"), "utf8")).toContain(`# ${name}: everything that it exports`);
    expect(readFileSync(join(placeOf(name), "README.md"), "utf8")).toContain("(./API.md)");
  });

  it("leaves the READMEs of the repository unchanged", () => {
    expect(globSync("packages/*/{API.md,.pack}", { cwd: join(import.meta.dirname, "../..") })).toEqual([]);
  });
});
