import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumFlags, findChromium } from "../../tools/chromium.mjs";
import { pictureExpectation } from "./checks/pictureExpectation.ts";

const configDir = fileURLToPath(new URL("./.storybook", import.meta.url));
const { STORY_CHECKS = "all", STORY_PICTURES = "0" } = process.env;

const failures = new URL("../../.artifacts/pictures", import.meta.url);

/**
 * Every story is a test: it renders, its play function passes, the console stays silent, and what `checks/` looks at
 * holds. STORY_PICTURES=1 also compares the parts of the kit and whole pages with their pictures; STORY_CHECKS=none leaves all but the
 * pictures out.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir })],
  define: {
    "import.meta.env.STORY_CHECKS": JSON.stringify(STORY_CHECKS === "all"),
    "import.meta.env.STORY_PICTURES": JSON.stringify(STORY_PICTURES === "1"),
  },
  // Found before the first test: a dependency that Vite finds in the middle of a run makes it load every page again.
  optimizeDeps: {
    entries: ["../../packages/*/src/**/*.stories.tsx", "pages/*.stories.tsx", ".storybook/*.{ts,tsx}", "checks/*.ts"],
  },
  test: {
    name: "stories",
    setupFiles: ["./checks/checkStory.ts"],
    // A page a core: a project of its own takes nothing from the settings of all, and leaves a core idle by itself.
    maxWorkers: "100%",
    // Files take turns in one page, as they do in Storybook: what they share is loaded and made fast once.
    isolate: false,
    // The addon would look with some of the rules at one look only; `checks/` looks with all of them at every look.
    provide: { "storybook/test-provided": { a11y: false, coverage: false } },
    hookTimeout: 60_000,
    attachmentsDir: fileURLToPath(failures),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Without motion, since animations stand still in a test and what waits for their end would wait forever.
      provider: playwright({
        launchOptions: { executablePath: await findChromium(), args: chromiumFlags },
        contextOptions: { reducedMotion: "reduce" },
      }),
      viewport: { width: 1025, height: 800 },
      instances: [{ browser: "chromium" }],
      expect: { toMatchScreenshot: pictureExpectation(new URL("./pictures", import.meta.url), failures) },
    },
  },
});
