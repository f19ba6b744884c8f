import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** The package that is being packed: pnpm runs the scripts of packing in its folder. */
const folder = process.cwd();

const root = dirname(dirname(folder));

/** Where the README of the repository waits while that of the tarball stands in its place. */
export const keptReadme: string = join(folder, ".pack/README.md");

export const readme: string = join(folder, "README.md");

/** Below the root, with slashes: `packages/cart`. */
export const folderPath = `packages/${basename(folder)}`;

const apiPath = `docs/api/${basename(folder)}.md`;

/** What is laid beside the README for the tarball: names there, paths below the root. */
export const carried: Readonly<Record<string, string>> = existsSync(join(root, apiPath)) ? { "API.md": apiPath } : {};

/** A file below the root. */
export const below = (path: string): string => join(root, path);

/** The web address that the manifest names, as the release writes it there. */
export function repositoryAddress(): string | null {
  const manifest: { readonly repository?: { readonly url?: string } } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  return manifest.repository?.url?.replace(/^git\+/, "").replace(/\.git$/, "") ?? null;
}
