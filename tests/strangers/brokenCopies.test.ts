import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { copiesOf, loadDoors, packageProblems } from "./packageProblems.ts";
import { installWithPnpm } from "./strangerShop.ts";

const market = inject("market");

/** Unpacks a published package into a shop's node_modules, in order to break it. */
function unpack(title: string, name: string): { readonly shop: string; readonly folder: string } {
  const shop = join(market.folder, "broken", title);
  const folder = join(shop, "node_modules/@torg", name);
  mkdirSync(folder, { recursive: true });
  execFileSync("tar", ["-xzf", join(market.tarballs, `torg-${name}-0.0.0.tgz`), "-C", folder, "--strip-components=1"]);
  return { shop, folder };
}

function change(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file, "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not hold what was to be broken.`);
  writeFileSync(file, after);
}

it("finds nothing in an unbroken copy", () => {
  expect(packageProblems(unpack("whole", "format").folder)).toEqual([]);
});

it("finds an undeclared dependency", () => {
  const { folder } = unpack("undeclared", "reviews");
  change(join(folder, "package.json"), /"zustand": "[^"]+"/, '"zustand-of-others": "1.0.0"');
  expect(packageProblems(folder)).toContainEqual(expect.stringMatching(/imports zustand(?:\/vanilla)?, which is not/));
});

it("finds a missing peer", () => {
  const { folder } = unpack("peerless", "reviews");
  change(join(folder, "package.json"), '"peerDependencies"', '"peersOfNobody"');
  expect(packageProblems(folder)).toContainEqual(expect.stringMatching(/imports react, which is not declared/));
});

it("finds a missing style sheet, and an empty one", () => {
  const missing = unpack("naked", "reviews").folder;
  rmSync(join(missing, "dist/styles.css"));
  expect(packageProblems(missing)).toContain("./styles.css leads to ./dist/styles.css, which is missing");
  const empty = unpack("empty", "reviews").folder;
  writeFileSync(join(empty, "dist/styles.css"), "");
  expect(packageProblems(empty)).toContain("./dist/styles.css has no rule");
  expect(packageProblems(empty)).toContain("no sheet knows the class torg-review-list");
});

it("finds a module that uses window while it is imported", () => {
  const { shop, folder } = unpack("window", "format");
  expect(loadDoors(shop, "@torg/format", ["."])).toEqual([]);
  change(join(folder, "dist/index.js"), /^/, "window.scrollTo(0, 0);\n");
  expect(loadDoors(shop, "@torg/format", ["."])).toEqual([
    expect.stringMatching(/@torg\/format cannot be loaded: .*window is not defined/),
  ]);
});

it("finds a package with its own copy of React", async () => {
  const { shop, folder } = unpack("two-reacts", "islands");
  change(join(folder, "package.json"), '"peerDependencies"', '"dependencies"');
  change(join(folder, "package.json"), /"react": "[^"]+"/g, '"react": "18.3.1"');
  change(join(folder, "package.json"), /"react-dom": "[^"]+"/g, '"react-dom": "18.3.1"');
  expect(packageProblems(folder)).toEqual(["brings a react of its own", "brings a react-dom of its own"]);
  const tarball = join(shop, "broken.tgz");
  execFileSync("tar", ["-C", join(folder, ".."), "--transform", "s,^islands,package,", "-czf", tarball, "islands"]);
  const dependencies = { "@torg/islands": `file:${tarball}`, react: "19.3.1", "react-dom": "19.3.1" };
  const consumer = join(shop, "shop");
  mkdirSync(consumer);
  const outcome = await installWithPnpm({ folder: consumer, registry: market.registry, dependencies });
  expect(outcome.status, outcome.output).toBe(0);
  expect(copiesOf(consumer, "react")).toHaveLength(2);
});
