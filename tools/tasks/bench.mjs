// npm run bench: runs every benchmark, or those whose name contains an argument. Figures are printed, never asserted.
import { globSync } from "node:fs";
import { runStep, sourceCondition } from "./runStep.mjs";

const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const options = process.argv.slice(2).filter((word) => word.startsWith("--"));
const files = globSync(["{packages,apps}/*/bench/*.bench.ts", "tests/bench/*.bench.ts"]).filter(
  (file) => wanted.length === 0 || wanted.some((word) => file.includes(word)),
);
let failed = files.length === 0 ? 1 : 0;
for (const file of files) {
  console.log(`\n== ${file}`);
  const { code } = await runStep(process.execPath, ["--expose-gc", sourceCondition, file, ...options]);
  if (code !== 0) failed = 1;
}
process.exit(failed);
