import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, readdirSync, realpathSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import { importsOf } from "../outside/repository.ts";

const names = z._default(z.record(z.string(), z.string()), {});
const door = z.nullable(z.record(z.string(), z.string()));
const manifestSchema = z.object({
  name: z.string(),
  exports: z._default(z.record(z.string(), door), {}),
  dependencies: names,
  peerDependencies: names,
});

const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** Imports of a package that it has not declared, so that they may be missing in another project. */
function undeclared(folder: string): readonly string[] {
  const { name, dependencies, peerDependencies } = manifestSchema.parse(
    JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
  );
  const declared = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies), ...builtinModules]);
  return globSync("dist/**/*.{js,d.ts}", { cwd: folder })
    .sort()
    .flatMap((file) =>
      importsOf(readFileSync(join(folder, file), "utf8").replaceAll('"use client";', "\n"))
        .filter((specifier) => !/^(?:\.|node:|#)/.test(specifier) && !declared.has(packageOf(specifier)))
        .map((specifier) => `${file} imports ${specifier}, which is not declared`),
    );
}

/** React belongs to the shop: a second copy makes hooks fail. */
function ownReact(folder: string): readonly string[] {
  const { dependencies } = manifestSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  return Object.keys(dependencies)
    .filter((name) => name === "react" || name === "react-dom")
    .map((name) => `brings a ${name} of its own`);
}

/** Entry points without a file, and sheets without a rule. */
function shutDoors(folder: string): readonly string[] {
  const { exports } = manifestSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  return Object.entries(exports).flatMap(([name, targets]) =>
    Object.values(targets ?? {})
      .filter((path) => !path.includes("*"))
      .flatMap((path) => {
        const file = join(folder, path);
        if (!existsSync(file)) return [`${name} leads to ${path}, which is missing`];
        return path.endsWith(".css") && !readFileSync(file, "utf8").includes("{") ? [`${path} has no rule`] : [];
      }),
  );
}

/**
 * Classes that the code puts on root elements but that neither the package's own sheets nor those beside it contain.
 */
function undressed(folder: string): readonly string[] {
  const read = (files: string, cwd: string): string =>
    globSync(files, { cwd })
      .map((file) => readFileSync(join(cwd, file), "utf8"))
      .join("\n");
  const beside = readdirSync(dirname(folder)).map((name) => realpathSync(join(dirname(folder), name)));
  const sheets = beside.map((one) => read("dist/**/*.css", one)).join("\n");
  const roots = new Set(
    [...read("dist/**/*.js", folder).matchAll(/className: "(torg-[a-z]+(?:-[a-z]+)*)"/g)].map(([, name = ""]) => name),
  );
  return [...roots].filter((name) => !sheets.includes(`.${name}`)).map((name) => `no sheet knows the class ${name}`);
}

/** Loads every code entry point in plain Node; using `window` during import fails. */
export function loadDoors(shop: string, name: string, doors: readonly string[]): readonly string[] {
  const specifiers = doors.map((one) => name + one.slice(1));
  const code = `for (const door of ${JSON.stringify(specifiers)}) {
    try {
      if (Object.keys(await import(door)).length === 0) console.log(door + " cannot be loaded: it is empty");
    } catch (error) {
      console.log(door + " cannot be loaded: " + String(error).split("\\n")[0]);
    }
  }
  console.log("tried all of them");`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: shop,
    encoding: "utf8",
  });
  const lines = stdout.trim().split("\n");
  return lines.pop() === "tried all of them" ? lines : [`${name} ended Node while it was loaded: ${stderr.trim()}`];
}

/** The code entry points of an installed package. */
export function codeDoors(folder: string): readonly string[] {
  const { exports } = manifestSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  return Object.entries(exports)
    .filter(([name, targets]) => targets !== null && !name.endsWith(".css") && !name.includes("*"))
    .map(([name]) => name);
}

/** Those that need no React: all outside the React room. */
export function plainDoors(folder: string): readonly string[] {
  const { exports } = manifestSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  const draws = (name: string): boolean => Object.values(exports[name] ?? {}).some((path) => path.includes("/react/"));
  return codeDoors(folder).filter((name) => !draws(name));
}

/** The style sheet entry points of an installed package. */
export function styleDoors(folder: string): readonly string[] {
  const { exports } = manifestSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  return Object.keys(exports).filter((name) => name.endsWith(".css") && !name.includes("*"));
}

/** Different copies of one package in a shop. */
export function copiesOf(shop: string, name: string): readonly string[] {
  const found = globSync(`node_modules/.pnpm/*/node_modules/${name}/package.json`, { cwd: shop });
  return [...new Set(found.map((file) => realpathSync(join(shop, file))))];
}

/** Problems for other projects in an installed package, found without running it. */
export function packageProblems(folder: string): readonly string[] {
  return [...undeclared(folder), ...ownReact(folder), ...shutDoors(folder), ...undressed(folder)];
}
