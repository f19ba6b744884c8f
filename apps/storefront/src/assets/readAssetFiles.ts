import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

/** One file that the storefront serves, in every encoding that it has. */
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
};

const optional = (file: string) => (existsSync(file) ? readFileSync(file) : null);

/** Reads all files of a folder of built, hashed files into memory; `base` is the address of the folder. */
export function readAssetFiles(folder: string, base: string): ReadonlyMap<string, AssetFile> {
  const files = new Map<string, AssetFile>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const type = types[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const address = base + path.slice(folder.length + 1).replaceAll("\\", "/");
    files.set(address, {
      type,
      cacheControl: "public, max-age=31536000, immutable",
      identity: readFileSync(path),
      br: optional(`${path}.br`),
      gzip: optional(`${path}.gz`),
    });
  }
  return files;
}
