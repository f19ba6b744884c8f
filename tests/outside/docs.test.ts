import { existsSync, globSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { readText, root } from "./repository.ts";

const pages = globSync(
  ["README.md", "SECURITY.md", "docs/**/*.md", "{packages,apps}/*/README.md", "apps/*/data/**/README.md"],
  {
    cwd: root,
    exclude: ["**/node_modules/**"],
  },
).sort();

const scriptsSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = scriptsSchema.parse(JSON.parse(readText("package.json")));

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- ]/gu, "")
    .replaceAll(" ", "-");
const headings = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => slug(heading));

/** Links of a page to files that do not exist in the repository. */
function brokenLinks(page: string): readonly string[] {
  const links = [...readText(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  return links
    .filter((link) => !/^(?:https?:|mailto:)/.test(link))
    .filter((link) => {
      const [path = "", anchor] = link.split("#");
      const file = path === "" ? page : normalize(join(dirname(page), path));
      if (!existsSync(join(root, file))) return true;
      return anchor !== undefined && file.endsWith(".md") && !headings(readText(file)).includes(anchor);
    });
}

/** Files and commands named on a page that do not exist. */
function madeUp(page: string): readonly string[] {
  const text = readText(page);
  const commands = [...text.matchAll(/\bnpm run (?:--silent )?([\w-]+)/g)].map(([, name = ""]) => name);
  const files = [...text.matchAll(/`((?:packages|apps|tests|tools|docs)\/[\w./-]+)`/g)].map(([, file = ""]) => file);
  return [
    ...commands.filter((name) => scripts[name] === undefined).map((name) => `npm run ${name}`),
    ...files.filter((file) => !existsSync(join(root, file))),
  ];
}

const needsSchema = z.object({
  dependencies: z._default(z.record(z.string(), z.string()), {}),
  peerDependencies: z._default(z.record(z.string(), z.string()), {}),
});

/** The packages of this repository that one of them needs, peers too, by their folders. */
function needs(name: string): readonly string[] {
  const { dependencies, peerDependencies } = needsSchema.parse(JSON.parse(readText(`packages/${name}/package.json`)));
  return Object.keys({ ...dependencies, ...peerDependencies })
    .filter((one) => one.startsWith("@torg/"))
    .map((one) => one.replace("@torg/", ""));
}

describe("the documentation", () => {
  it.each(pages)("%s has no broken links", (page) => {
    expect(brokenLinks(page)).toEqual([]);
  });

  it.each(pages)("%s names only existing commands and files", (page) => {
    expect(madeUp(page)).toEqual([]);
  });

  it("installs packages from tarballs only together with all that they need", () => {
    const lists = [...readText("docs/releasing.md").matchAll(/torg-\{([\w,-]+)\}-0\.0\.0\.tgz/g)];
    expect(lists.length).toBeGreaterThan(1);
    for (const [, list = ""] of lists) {
      const names = list.split(",");
      expect({ list, missing: names.flatMap(needs).filter((name) => !names.includes(name)) }).toEqual({
        list,
        missing: [],
      });
    }
  });

  it("is read by this test", () => {
    expect(pages.length).toBeGreaterThan(50);
  });
});
