// npm run release: builds every package, checks it as a stranger would, and publishes what has been versioned.
// npm run release -- --canary: publishes what is here as 0.0.0-canary-<time> under the tag `canary`, and versions nothing.
// --dry: all of it but the publishing, which is only packed.
import { runStep } from "./runStep.mjs";

const words = process.argv.slice(2);
const isCanary = words.includes("--canary");
const publish = isCanary ? ["publish", "--tag", "canary", "--no-git-tag"] : ["publish"];
const steps = [
  ["turbo", ["run", "build"]],
  ["vitest", ["run", "--project", "outside", "--project", "strangers"]],
  // The checks know only versions that are planned; a canary's is made up after them.
  ...(isCanary ? [["changeset", ["version", "--snapshot", "canary"]]] : []),
  words.includes("--dry")
    ? ["pnpm", ["-r", "--filter=./packages/*", "publish", "--dry-run", "--no-git-checks"]]
    : ["changeset", publish],
];
for (const [file, args] of steps) {
  const { code } = await runStep(file, args);
  if (code !== 0) process.exit(code);
}
