// npm run version-packages: turns changesets into versions and changelogs, and marks the current exports as released.
import { runStep } from "./runStep.mjs";

const steps = [
  ["changeset", ["version"]],
  ["pnpm", ["install", "--lockfile-only"]],
  [process.execPath, ["tools/tasks/packages.mjs", "--update", "--released"]],
];
for (const [file, args] of steps) {
  const { code } = await runStep(file, args);
  if (code !== 0) process.exit(code);
}
