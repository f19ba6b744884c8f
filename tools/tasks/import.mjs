// npm run import -- <file or address> [--store <name>] [--dry-run] [--report <file.json>]
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { becomeChild, root, sourceCondition } from "./runStep.mjs";

/** Paths are relative to where the command was run, which npm provides in INIT_CWD. */
const from = process.env.INIT_CWD ?? root;
const named = process.argv.slice(2).map((word, index, words) => {
  const isFile = existsSync(resolve(from, word)) && !word.startsWith("-");
  return isFile || words[index - 1] === "--report" ? resolve(from, word) : word;
});

becomeChild(process.execPath, [sourceCondition, "apps/server/src/import/main.ts", ...named]);
