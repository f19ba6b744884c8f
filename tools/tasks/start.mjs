// npm start: builds the storefront if something has changed, then serves shop and calls in one process, and restarts it
// when it fails.
import { spawn } from "node:child_process";
import { keepRunning } from "./keepRunning.mjs";
import { root, runStep, sourceCondition } from "./runStep.mjs";

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
const stop = new AbortController();
// The terminal and the bootstrap signal the whole group, so the shop gets the signal by itself; this process only
// waits.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop.abort());
// Without a terminal that could have been closed, SIGHUP makes the shop replace its workers and continue.
const { isTTY } = process.stdin;
process.on("SIGHUP", () => isTTY && stop.abort());
const shop = () =>
  spawn(process.execPath, [sourceCondition, "apps/storefront/src/main.ts"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? "production" },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
process.exit(await keepRunning(shop, { say: console.error, stop: stop.signal }));
