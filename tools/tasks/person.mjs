// npm run person -- <export | erase> <mail address>: what the shop holds about somebody, or its erasure.
import { becomeChild, sourceCondition } from "./runStep.mjs";

becomeChild(process.execPath, [sourceCondition, "apps/server/src/personalData/main.ts", ...process.argv.slice(2)]);
