import { existsSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { codeDoors, copiesOf, loadDoors, packageProblems, plainDoors } from "./packageProblems.ts";
import { readmeOf, scriptWithChecks } from "./readmeExamples.ts";
import { bin, installWithPnpm, libraryFolders, runCommand, writeFiles } from "./strangerShop.ts";

const market = inject("market");
const react = { react: "19.3.1", "react-dom": "19.3.1" };
const types = { "@types/react": "19.3.0", "@types/react-dom": "19.3.0" };
const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  target: "ES2022",
  module: "NodeNext",
  moduleResolution: "NodeNext",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  types: [],
  jsx: "react-jsx",
};

describe.each(libraryFolders())("%s, alone in a shop", (folder) => {
  const name = folder.replace("packages/", "@torg/");
  const shop = join(market.folder, "alone", name.slice(6));

  it("can be installed as in its README, with every peer and one React", async () => {
    const { installed } = readmeOf(folder);
    expect(installed).toContain(name);
    const needsReact = installed.includes("react");
    const dependencies = Object.fromEntries(installed.map((one) => [one, "latest"]));
    const outcome = await installWithPnpm({
      folder: shop,
      registry: market.registry,
      dependencies: { ...dependencies, ...(needsReact ? { ...react, ...types } : {}) },
    });
    expect(outcome.status, outcome.output).toBe(0);
    expect(packageProblems(realpathSync(join(shop, "node_modules", name)))).toEqual([]);
    expect(copiesOf(shop, "react")).toHaveLength(needsReact ? 1 : 0);
  });

  it("can be loaded by plain Node, through every entry point", () => {
    expect(loadDoors(shop, name, codeDoors(join(shop, "node_modules", name)))).toEqual([]);
  });

  it("fulfils its README", async () => {
    const { examples } = readmeOf(folder);
    expect(examples.length).toBeGreaterThan(0);
    const files = examples.map(({ kind, code }, index) => ({
      name: `example-${index}.${kind === "script" ? "ts" : "tsx"}`,
      text: kind === "script" ? scriptWithChecks(code) : code,
      isScript: kind === "script",
    }));
    writeFiles(shop, {
      ...Object.fromEntries(files.map(({ name: file, text }) => [file, text])),
      "tsconfig.json": JSON.stringify({ compilerOptions, files: files.map((file) => file.name) }),
    });
    expect(await runCommand(bin("tsc"), ["-p", "tsconfig.json"], { cwd: shop })).toEqual({ status: 0, output: "" });
    for (const file of files.filter(({ isScript }) => isScript)) {
      const outcome = await runCommand(process.execPath, [file.name], { cwd: shop });
      expect(outcome.status, outcome.output).toBe(0);
    }
  });
});

describe("rooms without React", () => {
  it("work in a shop without React", async () => {
    const shop = join(market.folder, "plain-node");
    const names = libraryFolders()
      .map((folder) => folder.replace("packages/", "@torg/"))
      .filter((name) => name !== "@torg/ui" && name !== "@torg/islands" && !name.startsWith("@torg/create"));
    const dependencies = Object.fromEntries(names.map((name) => [name, "latest"]));
    const outcome = await installWithPnpm({ folder: shop, registry: market.registry, dependencies });
    // React and the kit are required only by components.
    expect(outcome.output).not.toContain("ERR_PNPM_NO");
    expect(existsSync(join(shop, "node_modules/react"))).toBe(false);
    const installed = readdirSync(join(shop, "node_modules/.pnpm"));
    expect(installed.filter((one) => /^(?:react|@torg\+ui|@radix-ui|aria-hidden)/.test(one))).toEqual([]);
    // Scripts that run before React act on what the kit has rendered.
    const plain = (name: string) =>
      plainDoors(join(shop, "node_modules", name)).filter((door) => !door.endsWith("/wire"));
    const problems = names.flatMap((name) => loadDoors(shop, name, plain(name)));
    expect(problems).toEqual([]);
  });
});
