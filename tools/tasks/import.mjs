// npm run import -- <file or address> [--store <name>] [--dry-run] [--report <file.json>]
import { becomeChild, sourceCondition } from "./runStep.mjs";

becomeChild(process.execPath, [sourceCondition, "apps/server/src/import/main.ts", ...process.argv.slice(2)]);
