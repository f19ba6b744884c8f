import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { codeDoors, styleDoors } from "./packageProblems.ts";
import { bin, installWithPnpm, publishedNames, runCommand, writeFiles, type Outcome } from "./strangerShop.ts";

const market = inject("market");
const shop = join(market.folder, "every-package");
const names = publishedNames();
const placeOf = (name: string): string => realpathSync(join(shop, "node_modules", name));
const run = (file: string, args: readonly string[]): Promise<Outcome> => runCommand(bin(file), args, { cwd: shop });
const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  target: "ES2022",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  types: [],
  jsx: "react-jsx",
};
const projects: Readonly<Record<string, { readonly module: string; readonly moduleResolution: string }>> = {
  "a bundler's": { module: "ESNext", moduleResolution: "Bundler" },
  "Node's": { module: "NodeNext", moduleResolution: "NodeNext" },
};

/** A module that imports every entry point of every package, code and sheets. */
function everyDoor(): string {
  const doors = names.flatMap((name) => codeDoors(placeOf(name)).map((door) => name + door.slice(1)));
  const sheets = names.flatMap((name) => styleDoors(placeOf(name)).map((door) => name + door.slice(1)));
  return [
    ...doors.map((door, index) => `import * as door${index} from "${door}";`),
    ...sheets.map((sheet) => `import "${sheet}";`),
    `export const counts: number[] = [${doors.map((_, index) => `Object.keys(door${index}).length`).join(", ")}];`,
    "",
  ].join("\n");
}

beforeAll(async () => {
  const dependencies = {
    ...Object.fromEntries(names.map((name) => [name, "latest"])),
    react: "19.3.1",
    "react-dom": "19.3.1",
    "@types/react": "19.3.0",
    "@types/react-dom": "19.3.0",
  };
  const installed = await installWithPnpm({ folder: shop, registry: market.registry, dependencies });
  if (installed.status !== 0) throw new Error(installed.output);
  writeFiles(shop, { "main.ts": everyDoor() });
});

describe("a shop that installs every package", () => {
  it.concurrent.each(Object.entries(projects))("type-checks every door with %s resolution", async (title, options) => {
    const file = `tsconfig.${options.module}.json`;
    writeFiles(shop, {
      [file]: JSON.stringify({ compilerOptions: { ...compilerOptions, ...options }, files: ["main.ts"] }),
    });
    expect(await run("tsc", ["-p", file]), title).toEqual({ status: 0, output: "" });
  });

  it("bundles every entry point and every style sheet, with the font beside them", async () => {
    const args = ["main.ts", "--bundle", "--format=esm", "--outdir=out", "--log-level=warning"];
    // Other bundlers handle fonts by default; this one needs the option from the kit's README.
    const taken = await run("esbuild", [...args, "--platform=node", "--loader:.woff2=file"]);
    expect(taken).toEqual({ status: 0, output: "" });
    const faces = readdirSync(join(shop, "out")).filter((file) => file.endsWith(".woff2"));
    expect(faces).toHaveLength(1);
    expect(readFileSync(join(shop, "out/main.css"), "utf8")).toContain(faces[0]);
  });

  it("uses one part of the kit by its own entry point, with its types and its sheet, and no internals", async () => {
    const text = `
      import { Button, type ButtonProps } from "@torg/ui/parts/button/Button.js";
      import "@torg/ui/parts/button/Button.css";
      export const variant: ButtonProps["variant"] = "primary";
      export const part: typeof Button = Button;`;
    writeFiles(shop, { "part.ts": text });
    const args = ["--ignoreConfig", "--strict", "--noEmit", "--module", "NodeNext", "--lib", "ES2023,DOM", "part.ts"];
    expect(await run("tsc", args)).toEqual({ status: 0, output: "" });
    const esbuild = ["part.ts", "--bundle", "--format=esm", "--outdir=out", "--external:react", "--log-level=warning"];
    expect(await run("esbuild", esbuild)).toEqual({ status: 0, output: "" });
    const inside = 'import("@torg/ui/parts/internal/joinClasses.js")';
    const refused = await runCommand(process.execPath, ["--input-type=module", "-e", inside], { cwd: shop });
    expect(refused.output).toContain("ERR_PACKAGE_PATH_NOT_EXPORTED");
  });
});

describe.each(names)("the tarball of %s", (name) => {
  const file = join(market.tarballs, `${name.replace("@", "").replace("/", "-")}-0.0.0.tgz`);

  it("is well formed for every bundler and runtime", async () => {
    const { messages, pkg } = await publint({ pkgDir: placeOf(name), strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it("contains its licence, its README and source maps with sources, and no test, story or source file", async () => {
    const { output } = await runCommand("tar", ["-tzf", file], { cwd: shop });
    const files = output.trim().split("\n");
    expect(files).toEqual(expect.arrayContaining(["package/package.json", "package/README.md", "package/LICENSE"]));
    expect(files.filter((one) => /\.(?:test|stories)\.|(?<!\.d)\.tsx?$/.test(one))).toEqual([]);
    const modules = name === "@torg/shop" ? [] : files.filter((one) => /^package\/dist\/.*\.js$/.test(one));
    expect(modules.filter((one) => !files.includes(`${one}.map`))).toEqual([]);
  });
});

describe("the types of every package", () => {
  const withDoors = names.filter((name) => name !== "create-torg" && name !== "@torg/shop");

  it.concurrent.each(withDoors)("%s: resolve like its code", async (name) => {
    const file = join(market.tarballs, `${name.replace("@", "").replace("/", "-")}-0.0.0.tgz`);
    const sheets = styleDoors(placeOf(name)).map((door) => door.slice(2));
    const args = [file, "--profile", "esm-only", "--format", "ascii", "--no-color"];
    const outcome = await run("attw", [...args, "--exclude-entrypoints", ...sheets, "package.json"]);
    expect(outcome.status, outcome.output).toBe(0);
  });
});
