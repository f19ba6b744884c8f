import type { Assets } from "./assets.ts";
import { buildPath } from "../routes/storefrontPaths.ts";

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

function filesOf(manifest: Manifest, key: string, seen: Set<string> = new Set()): readonly string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return [];
  seen.add(chunk.file);
  const imported = (chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen));
  return [chunk.file, ...(chunk.css ?? []), ...imported];
}

/**
 * Reads the manifests of the browser builds: the runtime, every island with its imports, the style sheets of pages.
 * Throws when the build is incomplete.
 */
export function readManifest(texts: readonly string[], base = buildPath): Assets {
  const manifest: Record<string, Chunk> = {};
  for (const text of texts) Object.assign(manifest, JSON.parse(text));
  const islands: Record<string, readonly string[]> = {};
  const styles: Record<string, string> = {};
  let runtime = "";
  let ownWords = "";
  let font = "";
  for (const [key, chunk] of Object.entries(manifest)) {
    if (key.endsWith(".woff2")) font = base + chunk.file;
    if (!chunk.isEntry) continue;
    const island = /\/([^/]+)\.island\.tsx\?mount$/.exec(key)?.[1];
    const style = /src\/styles\/(.+)\.css$/.exec(key)?.[1];
    if (island) islands[island] = filesOf(manifest, key).map((file) => base + file);
    else if (style) styles[style] = base + chunk.file;
    else if (key.endsWith("client/ownWords.ts")) ownWords = base + chunk.file;
    else if (key.endsWith("client/runtime.ts")) runtime = base + chunk.file;
  }
  if (runtime === "") throw new Error("The manifest of the browser build names no runtime; run the build again.");
  return { runtime, islands, styles, ...(ownWords === "" ? {} : { ownWords }), ...(font === "" ? {} : { font }) };
}
