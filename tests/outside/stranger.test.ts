import { execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { readText, root } from "./repository.ts";

const manifestSchema = z.object({ name: z.string(), exports: z.record(z.string(), z.unknown()) });
const manifests = globSync("packages/*/package.json", { cwd: root })
  .sort()
  .map((file) => manifestSchema.parse(JSON.parse(readText(file))))
  // A package without a door is a program, which nobody imports.
  .filter(({ exports }) => Object.keys(exports).length > 0);

/** Every promised door that is code, as an import specifier. */
const doors = manifests.flatMap(({ name, exports }) =>
  Object.keys(exports)
    .filter((door) => !door.endsWith(".css") && !door.includes("*"))
    .map((door) => name + door.slice(1)),
);
const sheets = manifests.flatMap(({ name, exports }) =>
  Object.keys(exports)
    .filter((door) => door.endsWith(".css") && !door.includes("*"))
    .map((door) => name + door.slice(1)),
);

const folder = mkdtempSync(join(tmpdir(), "torg-stranger-"));
const tarballs = join(folder, "tarballs");
const shop = join(folder, "shop");
const bin = (name: string): string => join(root, "node_modules/.bin", name);

function run(
  file: string,
  args: readonly string[],
  cwd: string,
): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd, encoding: "utf8", maxBuffer: 32 * 1024 * 1024 });
  return { status, output: `${stdout}${stderr}` };
}

const identifier = (index: number): string => `door${index}`;

function writeShop(): void {
  execFileSync("mkdir", ["-p", shop]);
  const dependencies = Object.fromEntries(
    readdirSync(tarballs).map((file) => [
      `@torg/${basename(file).replace(/^torg-(.+)-\d+\.\d+\.\d+\.tgz$/, "$1")}`,
      `file:../tarballs/${file}`,
    ]),
  );
  const manifest = {
    name: "stranger",
    private: true,
    type: "module",
    dependencies: { ...dependencies, react: "19.3.1", "react-dom": "19.3.1" },
    devDependencies: { "@types/react": "19.3.0", "@types/react-dom": "19.3.0" },
    // Every @torg package comes from its tarball, also where another tarball asks for it.
    overrides: dependencies,
  };
  writeFileSync(join(shop, "package.json"), JSON.stringify(manifest, null, 2));
  const imports = doors.map((door, index) => `import * as ${identifier(index)} from "${door}";`);
  const styles = sheets.map((sheet) => `import "${sheet}";`);
  const uses = doors.map((_, index) => `Object.keys(${identifier(index)}).length`);
  writeFileSync(
    join(shop, "main.ts"),
    [...imports, ...styles, `export const counts: number[] = [${uses.join(", ")}];`, ""].join("\n"),
  );
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    target: "ES2022",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    types: [],
    jsx: "react-jsx",
  };
  writeFileSync(
    join(shop, "tsconfig.bundler.json"),
    JSON.stringify({
      compilerOptions: { ...options, module: "ESNext", moduleResolution: "Bundler" },
      files: ["main.ts"],
    }),
  );
  writeFileSync(
    join(shop, "tsconfig.node.json"),
    JSON.stringify({
      compilerOptions: { ...options, module: "NodeNext", moduleResolution: "NodeNext" },
      files: ["main.ts"],
    }),
  );
}

beforeAll(() => {
  execFileSync("mkdir", ["-p", tarballs]);
  for (const { name } of manifests) {
    const cwd = join(root, "packages", name.replace("@torg/", ""));
    const packed = run(bin("pnpm"), ["pack", "--pack-destination", tarballs], cwd);
    if (packed.status !== 0) throw new Error(`${name} could not be packed: ${packed.output}`);
  }
  writeShop();
  const installed = run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], shop);
  if (installed.status !== 0) throw new Error(`The tarballs could not be installed: ${installed.output}`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a shop that installs the tarballs", () => {
  it("type-checks every door with a bundler's resolution", () => {
    expect(run(bin("tsc"), ["-p", "tsconfig.bundler.json"], shop)).toEqual({ status: 0, output: "" });
  });

  it("type-checks every door with Node's resolution", () => {
    expect(run(bin("tsc"), ["-p", "tsconfig.node.json"], shop)).toEqual({ status: 0, output: "" });
  });

  it("bundles every door and every style sheet", () => {
    const bundled = run(
      bin("esbuild"),
      ["main.ts", "--bundle", "--format=esm", "--outdir=out", "--log-level=warning"],
      shop,
    );
    expect(bundled).toEqual({ status: 0, output: "" });
  });

  it("takes one part of the kit by its own door, with its types and its sheet, and none of the insides", () => {
    const text = `
      import { Button, type ButtonProps } from "@torg/ui/parts/button/Button.js";
      import "@torg/ui/parts/button/Button.css";
      export const variant: ButtonProps["variant"] = "primary";
      export const part: typeof Button = Button;`;
    writeFileSync(join(shop, "part.ts"), text);
    const args = ["--ignoreConfig", "--strict", "--noEmit", "--module", "NodeNext", "--lib", "ES2023,DOM", "part.ts"];
    expect(run(bin("tsc"), args, shop)).toEqual({ status: 0, output: "" });
    const esbuild = ["part.ts", "--bundle", "--format=esm", "--outdir=out", "--external:react", "--log-level=warning"];
    expect(run(bin("esbuild"), esbuild, shop)).toEqual({ status: 0, output: "" });
    const inside = 'import("@torg/ui/parts/internal/joinClasses.js")';
    const refused = run(process.execPath, ["--input-type=module", "-e", inside], shop);
    expect(refused.output).toContain("ERR_PACKAGE_PATH_NOT_EXPORTED");
  });

  it.each(doors)("loads %s in plain Node", (door) => {
    const code = `import("${door}").then((room) => { if (Object.keys(room).length === 0) throw new Error("empty"); })`;
    const result = run(process.execPath, ["--input-type=module", "-e", code], shop);
    expect(result.status, result.output).toBe(0);
  });
});

describe.each(manifests.map(({ name }) => name))("the tarball of %s", (name) => {
  const short = name.replace("@torg/", "");

  it("is well formed for every bundler and runtime", async () => {
    const { messages, pkg } = await publint({ pkgDir: join(shop, "node_modules", name), strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it("has types that resolve as its code does", () => {
    const file = readdirSync(tarballs).find((one) => one.startsWith(`torg-${short}-`)) ?? "";
    const args = [
      join(tarballs, file),
      "--profile",
      "esm-only",
      "--format",
      "ascii",
      "--no-color",
      "--exclude-entrypoints",
      ...sheets.map((sheet) => sheet.replace(`${name}/`, "")),
    ];
    const result = run(bin("attw"), args, root);
    expect(result.status, result.output).toBe(0);
  });

  it("carries no test, story or source", () => {
    const listed = run(
      "tar",
      ["-tzf", join(tarballs, readdirSync(tarballs).find((one) => one.startsWith(`torg-${short}-`)) ?? "")],
      root,
    );
    const strange = listed.output.split("\n").filter((file) => /\.(test|stories)\.|\/src\//.test(file));
    expect(strange).toEqual([]);
  });
});
