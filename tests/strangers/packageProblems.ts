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

/** What a package uses and has not declared: nobody promises a stranger that it is there. */
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

/** React belongs to the shop: a package that brings its own makes hooks fail. */
function ownReact(folder: string): readonly string[] {
  const { dependencies } = manifestSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  return Object.keys(dependencies)
    .filter((name) => name === "react" || name === "react-dom")
    .map((name) => `brings a ${name} of its own`);
}

/** Doors that open onto nothing, and sheets without a rule. */
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

/** Classes that the code puts on roots and no sheet knows, neither the package's own nor one of those beside it. */
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

/** Every code door, loaded by plain Node: what asks for `window` while it is imported fails. */
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

/** The doors of an installed package that lead to code. */
export function codeDoors(folder: string): readonly string[] {
  const { exports } = manifestSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  return Object.entries(exports)
    .filter(([name, targets]) => targets !== null && !name.endsWith(".css") && !name.includes("*"))
    .map(([name]) => name);
}

/** Those of them that need no React: all but the doors into the room that draws. */
export function plainDoors(folder: string): readonly string[] {
  const { exports } = manifestSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  const draws = (name: string): boolean => Object.values(exports[name] ?? {}).some((path) => path.includes("/react/"));
  return codeDoors(folder).filter((name) => !draws(name));
}

/** The doors of an installed package that lead to style sheets. */
export function styleDoors(folder: string): readonly string[] {
  const { exports } = manifestSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  return Object.keys(exports).filter((name) => name.endsWith(".css") && !name.includes("*"));
}

/** Different copies of one package below a shop. */
export function copiesOf(shop: string, name: string): readonly string[] {
  const found = globSync(`node_modules/.pnpm/*/node_modules/${name}/package.json`, { cwd: shop });
  return [...new Set(found.map((file) => realpathSync(join(shop, file))))];
}

/** What would hurt a stranger in an installed package, without running it. */
export function packageProblems(folder: string): readonly string[] {
  return [...undeclared(folder), ...ownReact(folder), ...shutDoors(folder), ...undressed(folder)];
}
