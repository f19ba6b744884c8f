import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Every file that git tracks or would add, as paths relative to the root. */
export function repositoryFiles(): readonly string[] {
  const output = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(output.split("\n").filter((file) => file !== ""))];
}

/** The text of a file, by its path relative to the root. */
export function readText(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?["']([^"'\n]+)["']|\bimport\(\s*["']([^"'\n]+)["']\s*\)/g;

/** The module specifiers that a source text imports or re-exports, in order. */
export function importsOf(text: string): readonly string[] {
  return [...text.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? "");
}
