// npm run release: builds every package, checks it as a consumer would, and publishes new versions.
// npm run release -- --canary: publishes the current state as 0.0.0-canary-<time> under the tag `canary`.
// --dry: packs instead of publishing.
// --checked: publishes without building and checking again.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, runStep } from "./runStep.mjs";

const words = process.argv.slice(2);
const isCanary = words.includes("--canary");

async function run(file, args) {
  const { code } = await runStep(file, args);
  if (code !== 0) process.exit(code);
}

/**
 * A canary depends only on packages of the same canary: `^0.0.0-canary-1` would accept every later one too. After a
 * manual run, `git restore packages .changeset` undoes the changes.
 */
function pinEachOther() {
  for (const file of globSync("packages/*/package.json", { cwd: root })) {
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll('"workspace:^"', '"workspace:*"'));
  }
}

if (!words.includes("--checked")) {
  await run("turbo", ["run", "build"]);
  await run("vitest", ["run", "--project", "outside", "--project", "strangers"]);
}
if (isCanary) {
  // The checks only know planned versions; a canary's version is generated after them.
  await run("changeset", ["version", "--snapshot", "canary"]);
  pinEachOther();
}
if (words.includes("--dry")) {
  await run("pnpm", ["-r", "--filter=./packages/*", "publish", "--dry-run", "--no-git-checks"]);
} else {
  await run("changeset", isCanary ? ["publish", "--tag", "canary", "--no-git-tag"] : ["publish"]);
}
