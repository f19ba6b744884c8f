import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** The folder of the package being packed: pnpm runs packing scripts in it. */
const folder = process.cwd();

const root = dirname(dirname(folder));

/** Backup of the repository's README while the tarball's README is in its place. */
export const keptReadme: string = join(folder, ".pack/README.md");

export const readme: string = join(folder, "README.md");

/** Relative to the root, with slashes: `packages/cart`. */
export const folderPath = `packages/${basename(folder)}`;

const apiPath = `docs/api/${basename(folder)}.md`;

/** Files added to the tarball beside the README: their names there, and their paths below the root. */
export const carried: Readonly<Record<string, string>> = existsSync(join(root, apiPath)) ? { "API.md": apiPath } : {};

/** A file below the root. */
export const below = (path: string): string => join(root, path);

/** The repository's web address in the manifest, where the release writes it. */
export function repositoryAddress(): string | null {
  const manifest: { readonly repository?: { readonly url?: string } } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  return manifest.repository?.url?.replace(/^git\+/, "").replace(/\.git$/, "") ?? null;
}
