import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./repository.ts";

const dist = join(root, "packages/shop/dist");

it("includes every file that a shop's modules read from their own folder", () => {
  // The seed data of the repository's own shops are in no package; torg-shop refuses to start with them.
  const modules = globSync("**/*.js", { cwd: dist, exclude: ["server/src/seed/**", "storefront/dist/**"] });
  const read = modules.flatMap((module) =>
    [...readFileSync(join(dist, module), "utf8").matchAll(/new URL\("(\.[^"]+)",\s*import\.meta\.url\)/g)].map(
      ([, place = ""]) => join(dirname(module), place),
    ),
  );
  expect(read).toContain("server/data/sweden/postal-codes.tsv.gz");
  expect(read.filter((file) => !existsSync(join(dist, file)))).toEqual([]);
});
