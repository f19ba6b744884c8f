// Restores the folder after a tarball is made.
import { cpSync, existsSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { carried, keptReadme, readme } from "./packFolder.ts";

if (existsSync(keptReadme)) cpSync(keptReadme, readme);
rmSync(dirname(keptReadme), { recursive: true, force: true });
for (const name of Object.keys(carried)) rmSync(name, { force: true });
