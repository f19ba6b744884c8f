import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { readText, root } from "./repository.ts";

/** Files by condition, or null for paths excluded from an entry point with a star. */
const target = z.nullable(z.record(z.string(), z.string()));
const manifestSchema = z.object({
  name: z.string(),
  description: z.string(),
  license: z.string(),
  sideEffects: z.union([z.boolean(), z.array(z.string())]),
  files: z.array(z.string()),
  exports: z.record(z.string(), target),
  publishConfig: z.object({ access: z.literal("public"), exports: z.record(z.string(), target) }),
});

const packages = globSync("packages/*/package.json", { cwd: root }).sort();

describe.each(packages)("%s", (file) => {
  const manifest = manifestSchema.parse(JSON.parse(readText(file)));
  const folder = join(root, file, "..");

  it("publishes the same entry points that development uses, without the source condition", () => {
    const published = Object.fromEntries(
      Object.entries(manifest.exports).map(([door, targets]) => [
        door,
        targets && Object.fromEntries(Object.entries(targets).filter(([condition]) => condition !== "@torg/source")),
      ]),
    );
    expect(manifest.publishConfig.exports).toEqual(published);
  });

  it("has a source and a built file for every entry point", () => {
    const missing = Object.values(manifest.exports)
      .flatMap((targets) => Object.values(targets ?? {}))
      .filter((path) => !path.includes("*") && !existsSync(join(folder, path)));
    expect(missing).toEqual([]);
  });

  it("has a README of at most 80 lines, not counting generated tables", () => {
    const readme = readText(file.replace("package.json", "README.md"));
    expect(readme).toContain(`# ${manifest.name}`);
    const own = readme.replace(/(<!-- costs:[^\n]*-->)[\s\S]*?(<!-- \/costs -->)/, "$1\n$2");
    expect(own.trimEnd().split("\n").length).toBeLessThanOrEqual(80);
  });

  it("has no entry point for a fixture-only or empty module", async () => {
    const empty: string[] = [];
    for (const [door, targets] of Object.entries(manifest.exports)) {
      if (door.endsWith(".css") || door.includes("*")) continue;
      const text = readText(join("packages", manifest.name.replace("@torg/", ""), targets?.["@torg/source"] ?? ""));
      if (/^export \{\};\s*$/.test(text)) empty.push(door);
    }
    expect(empty).toEqual([]);
  });
});
