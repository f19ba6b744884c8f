// npm run storybook | npm run build-storybook, and a Chromatic upload when a project token is set.
import { join } from "node:path";
import { becomeChild, root, runStep } from "./runStep.mjs";

const [mode = "dev", ...rest] = process.argv.slice(2);
const cwd = join(root, "apps/storybook");

if (mode === "dev") {
  becomeChild(
    "storybook",
    ["dev", "-c", ".storybook", "-p", process.env.STORYBOOK_PORT ?? "6006", "--no-open", ...rest],
    { cwd },
  );
} else {
  const build = await runStep("storybook", ["build", "-c", ".storybook", "-o", "storybook-static", ...rest], { cwd });
  if (build.code === 0 && process.env.CHROMATIC_PROJECT_TOKEN) {
    const upload = [
      "--storybook-build-dir",
      "apps/storybook/storybook-static",
      "--exit-zero-on-changes",
      "--only-changed",
    ];
    process.exit((await runStep("chromatic", upload)).code);
  }
  process.exit(build.code);
}
