import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

/** One file that the storefront serves, in every encoding available. */
export interface AssetFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly identity: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

const optional = (file: string) => (existsSync(file) ? readFileSync(file) : null);

/** For files whose names change with their content. */
const forEver = "public, max-age=31536000, immutable";

/** For files with fixed names. */
const oneDay = "public, max-age=86400";

/**
 * Reads all files of a folder into memory; `base` is the address of the folder. Built files carry a hash in their names
 * and may be cached for ever.
 */
export function readAssetFiles(
  folder: string,
  base: string,
  { isHashed }: { readonly isHashed: boolean },
): ReadonlyMap<string, AssetFile> {
  const files = new Map<string, AssetFile>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const type = types[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const address = base + path.slice(folder.length + 1).replaceAll("\\", "/");
    files.set(address, {
      type,
      cacheControl: isHashed ? forEver : oneDay,
      identity: readFileSync(path),
      br: optional(`${path}.br`),
      gzip: optional(`${path}.gz`),
    });
  }
  return files;
}
