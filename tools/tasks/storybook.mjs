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
  const token = process.env.CHROMATIC_PROJECT_TOKEN;
  // The dependency graph: with it, Chromatic only retakes pictures that a change can affect.
  const stats = token ? ["--stats-json"] : [];
  const build = await runStep("storybook", ["build", "-c", ".storybook", "-o", "storybook-static", ...stats, ...rest], {
    cwd,
  });
  if (build.code !== 0) process.exit(build.code);
  if (!token) {
    console.log("Nothing is sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set.");
    process.exit(0);
  }
  const args = ["--config-file", "apps/storybook/chromatic.config.json", "--storybook-build-dir"];
  process.exit((await runStep("chromatic", [...args, "apps/storybook/storybook-static"])).code);
}
