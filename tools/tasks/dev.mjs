// npm run dev: the storefront with Vite in the same process, reading every package from its source.
import { becomeChild, sourceCondition } from "./runStep.mjs";

becomeChild(process.execPath, [sourceCondition, "apps/storefront/src/dev.ts"], { env: { NODE_ENV: "development" } });
