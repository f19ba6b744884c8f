import { globSync } from "node:fs";
import { basename } from "node:path";
import type { Assets } from "./assets.ts";

/** Addresses of the source files, as Vite's development server serves them. */
export function developmentAssets(root: string): Assets {
  const named = (pattern: string) =>
    globSync(`src/${pattern}`, { cwd: root }).map((file) => ({ name: basename(file).replace(/\..*/, ""), file }));
  const islands = named("*/*.island.tsx").map(({ name, file }) => [name, [`/${file}`]]);
  return {
    runtime: "/src/client/runtime.ts",
    ownWords: "/src/client/ownWords.ts",
    islands: Object.fromEntries(islands),
    styles: Object.fromEntries(named("styles/*.css").map(({ name, file }) => [name, `/${file}`])),
    development: ["/@vite/client"],
  };
}
