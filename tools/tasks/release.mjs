// npm run release: builds every package, checks it as a stranger would, and publishes what has been versioned.
// npm run release -- --canary: publishes what is here as 0.0.0-canary-<time> under the tag `canary`.
// --dry: all of it but the publishing, which is only packed. --checked: what has been built and checked is published.
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
 * A canary holds nothing but packages of the same moment: `^0.0.0-canary-1` would take every later canary too. Where it
 * is run by hand, `git restore packages .changeset` takes back what it wrote.
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
  // The checks know only versions that are planned; a canary's is made up after them.
  await run("changeset", ["version", "--snapshot", "canary"]);
  pinEachOther();
}
if (words.includes("--dry")) {
  await run("pnpm", ["-r", "--filter=./packages/*", "publish", "--dry-run", "--no-git-checks"]);
} else {
  await run("changeset", isCanary ? ["publish", "--tag", "canary", "--no-git-tag"] : ["publish"]);
}
