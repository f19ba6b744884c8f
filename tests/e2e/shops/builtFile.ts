import { readFileSync } from "node:fs";
import * as z from "zod/mini";

const filesSchema = z.record(z.string(), z.object({ file: z.string() }));
const filesOf = (manifest: string) =>
  filesSchema.parse(JSON.parse(readFileSync(`apps/storefront/dist/client/${manifest}`, "utf8")));

/** The built file of a source, whose name is only a hash; `end` is the end of the source's path. */
export function builtFile(end: string): string {
  const files = Object.entries({ ...filesOf("manifest.json"), ...filesOf("runtime-manifest.json") });
  const file = files.find(([source]) => source.endsWith(end))?.[1].file;
  if (file === undefined) throw new Error(`Nothing was built of ${end}.`);
  return file;
}
