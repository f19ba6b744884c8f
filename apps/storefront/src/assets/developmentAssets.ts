import { globSync } from "node:fs";
import { basename } from "node:path";
import type { Assets } from "./assets.ts";

/** Addresses of the sources, as Vite's development server answers them. */
export function developmentAssets(root: string): Assets {
  const named = (folder: string, end: string) =>
    globSync(`src/${folder}/*${end}`, { cwd: root }).map((file) => [basename(file).slice(0, -end.length), `/${file}`]);
  const islands = named("*", ".island.tsx").map(([name = "", address = ""]) => [name, [address]]);
  return {
    runtime: "/src/client/runtime.ts",
    islands: Object.fromEntries(islands),
    styles: Object.fromEntries(named("styles", ".css")),
    development: ["/@vite/client"],
  };
}
