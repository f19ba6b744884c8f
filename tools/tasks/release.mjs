// npm run release: builds every package, checks it as a stranger would, and publishes what changesets has versioned.
import { runStep } from "./runStep.mjs";

const steps = [
  ["turbo", ["run", "build"]],
  ["vitest", ["run", "--project", "outside", "--project", "strangers"]],
  ["changeset", ["publish"]],
];
for (const [file, args] of steps) {
  const { code } = await runStep(file, args);
  if (code !== 0) process.exit(code);
}
