// Before a tarball is made: rewrites the README's links so that they work outside the repository, and adds the API
// list.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { below, carried, folderPath, keptReadme, readme, repositoryAddress } from "./packFolder.ts";
import { publishedReadme } from "./publishedReadme.ts";

// An existing copy is the original: an earlier packing did not finish.
if (!existsSync(keptReadme)) {
  mkdirSync(dirname(keptReadme), { recursive: true });
  cpSync(readme, keptReadme);
}
const place = { folder: folderPath, repository: repositoryAddress(), carried };
writeFileSync(readme, publishedReadme(readFileSync(keptReadme, "utf8"), place));
for (const [name, path] of Object.entries(carried)) cpSync(below(path), name);
