// npm run code -- <CODE> [--percent <n>] [--per-customer <n>] …: makes or changes a discount code.
import { becomeChild, sourceCondition } from "./runStep.mjs";

becomeChild(process.execPath, [sourceCondition, "apps/server/src/cart/codes/main.ts", ...process.argv.slice(2)]);
