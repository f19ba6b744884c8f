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
 * Every story is a test: it renders, its play function passes, the console stays silent, and the checks in `checks/`
 * pass. STORY_PICTURES=1 also compares the kit's parts and whole pages with their pictures; STORY_CHECKS=none skips all
 * but the pictures.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir })],
  define: {
    "import.meta.env.STORY_CHECKS": JSON.stringify(STORY_CHECKS === "all"),
    "import.meta.env.STORY_PICTURES": JSON.stringify(STORY_PICTURES === "1"),
  },
  // Pre-bundled before the first test: a dependency that Vite finds in the middle of a run makes it reload every page.
  optimizeDeps: {
    entries: ["../../packages/*/src/**/*.stories.tsx", "pages/*.stories.tsx", ".storybook/*.{ts,tsx}", "checks/*.ts"],
  },
  test: {
    name: "stories",
    setupFiles: ["./checks/checkStory.ts"],
    // One page per core: a project does not inherit the common setting, and the default leaves a core idle.
    maxWorkers: "100%",
    // Files share one page, as they do in Storybook, so that common code is loaded and optimized once.
    isolate: false,
    // The addon would check only some of the rules in one look; `checks/` checks all of them in every look.
    provide: { "storybook/test-provided": { a11y: false, coverage: false } },
    hookTimeout: 60_000,
    attachmentsDir: fileURLToPath(failures),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // A failure names its elements; recording every step of every story costs time.
      traceView: "off",
      // With reduced motion, since animations are paused in tests and waiting for their end would never finish.
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
