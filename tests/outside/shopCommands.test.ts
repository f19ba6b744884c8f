import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readText, root } from "./repository.ts";

const folder = mkdtempSync(join(tmpdir(), "torg-commands-"));
afterAll(() => rmSync(folder, { recursive: true }));

const scriptsOf = (json: string): Readonly<Record<string, string>> => {
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(json);
  return scripts;
};
const runWith = (env: NodeJS.ProcessEnv, file: string, ...words: readonly string[]) =>
  spawnSync(process.execPath, [join(root, file), ...words], { cwd: folder, encoding: "utf8", env });
const run = (file: string, ...words: readonly string[]) => runWith(process.env, file, ...words);

/** The commands of the repository that are useful to a shop. */
const commands = Object.entries(scriptsOf(readText("package.json")))
  .filter(([, script]) => /tasks\/(?:program|start|import)\.mjs/.test(script))
  .map(([name]) => name)
  .sort();

it("gives a shop of one's own every shop command of the repository, under the same name", () => {
  const programs: Readonly<Record<string, readonly string[]>> = JSON.parse(readText("packages/shop/programs.json"));
  expect(["start", ...Object.keys(programs)].sort()).toEqual(commands);
  expect(run("packages/create-torg/create.mjs", "shop").status).toBe(0);
  const scripts = scriptsOf(readFileSync(join(folder, "shop/package.json"), "utf8"));
  expect(scripts).toEqual(Object.fromEntries(commands.map((name) => [name, `torg-shop ${name}`])));
});

it("quotes the path of a shop whose name has spaces as a shell needs it", () => {
  expect(run("packages/create-torg/create.mjs", "min nya butik").stdout).toContain('cd "min nya butik"\n');
});

it("names the required Node version to users of an older one", () => {
  const lie = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } })';
  const older = `data:text/javascript;base64,${Buffer.from(lie).toString("base64")}`;
  const { status, stderr } = runWith(
    { ...process.env, NODE_OPTIONS: `--import=${older}` },
    "packages/shop/shop.mjs",
    "check",
  );
  const { engines }: { readonly engines: { readonly node: string } } = JSON.parse(
    readText("packages/shop/package.json"),
  );
  const oldest = engines.node.replace(">=", "");
  expect([status, stderr]).toEqual([2, expect.stringContaining(`needs Node ${oldest} or later, and this is 20.20.2.`)]);
});

it("lists the commands when none is given", () => {
  const { status, stderr } = run("packages/shop/shop.mjs");
  expect(status).toBe(2);
  expect(commands.filter((name) => !new RegExp(`\\b${name}\\b`).test(stderr))).toEqual([]);
});

it.each(["backup", "restore", "import"])("shows the usage of %s on request", (name) => {
  const programs: Readonly<Record<string, readonly string[]>> = JSON.parse(readText("packages/shop/programs.json"));
  const [program = "", ...first] = programs[name] ?? [];
  const file = join(root, `apps/server/src/${program}/main.ts`);
  const words = ["--conditions=@torg/source", file, ...first, "--help"];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Usage: /);
});

it("includes every package that the server needs", () => {
  const needs = (manifest: string): readonly string[] => {
    const { dependencies }: { readonly dependencies: object } = JSON.parse(readText(manifest));
    return Object.keys(dependencies);
  };
  const brought = needs("packages/shop/package.json");
  expect(needs("apps/server/package.json").filter((name) => !brought.includes(name))).toEqual([]);
});

it.each(["demo", "reference"])(
  "says that a shop of one's own cannot start with the data of the repository: %s",
  (data) => {
    const { status, stderr } = runWith({ ...process.env, SHOP_DATA: data }, "packages/shop/shop.mjs", "start");
    expect(status).toBe(2);
    expect(stderr).toContain(`SHOP_DATA=${data} needs files that lie in Torg's repository and in no package.`);
  },
);
