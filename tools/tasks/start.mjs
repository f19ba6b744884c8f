// npm start: builds the storefront when something changed, then serves shop and calls in one process.
import { becomeChild, root, runStep, sourceCondition } from "./runStep.mjs";

console.log("Building the shop …");
const started = performance.now();
const build = await runStep("turbo", ["run", "build", "--filter=@torg/storefront", "--output-logs=new-only"], {
  quiet: true,
});
if (build.code !== 0) {
  console.error(build.output);
  console.error("The build failed.");
  process.exit(1);
}
console.log(`The shop is built (${((performance.now() - started) / 1000).toFixed(1)} s).`);
becomeChild(process.execPath, [sourceCondition, "apps/storefront/src/main.ts"], {
  cwd: root,
  env: { NODE_ENV: process.env.NODE_ENV ?? "production" },
});
