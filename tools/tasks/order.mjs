// npm run order -- <show | pick | ship | deliver | cancel | refund | money> <number> …: what happens to an order.
import { becomeChild, sourceCondition } from "./runStep.mjs";

becomeChild(process.execPath, [sourceCondition, "apps/server/src/fulfilment/main.ts", ...process.argv.slice(2)]);
