// Before a tarball is made: the README gets links that lead somewhere from there, and the list of exports lies beside it.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { below, carried, folderPath, keptReadme, readme, repositoryAddress } from "./packFolder.ts";
import { publishedReadme } from "./publishedReadme.ts";

// One that is kept already is the repository's: an earlier packing did not come to its end.
if (!existsSync(keptReadme)) {
  mkdirSync(dirname(keptReadme), { recursive: true });
  cpSync(readme, keptReadme);
}
const place = { folder: folderPath, repository: repositoryAddress(), carried };
writeFileSync(readme, publishedReadme(readFileSync(keptReadme, "utf8"), place));
for (const [name, path] of Object.entries(carried)) cpSync(below(path), name);
