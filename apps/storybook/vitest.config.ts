import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumFlags, findChromium } from "../../tools/chromium.mjs";

const configDir = fileURLToPath(new URL("./.storybook", import.meta.url));
const { STORY_THEME = "standard", STORY_MODE = "light", STORY_PICTURES } = process.env;

/**
 * Every story is a test: it renders, its play function passes and axe finds nothing. STORY_THEME and STORY_MODE choose
 * the look; STORY_PICTURES=1 also compares each story with its picture (take new ones with --update).
 */
export default defineConfig({
  plugins: [storybookTest({ configDir, initialGlobals: { theme: STORY_THEME, mode: STORY_MODE } })],
  define: { "import.meta.env.STORY_LOOK": JSON.stringify(`${STORY_THEME}-${STORY_MODE}`) },
  test: {
    name: "stories",
    setupFiles: STORY_PICTURES === "1" ? ["./.storybook/comparePictures.ts"] : [],
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
      expect: {
        toMatchScreenshot: { comparatorName: "pixelmatch", comparatorOptions: { allowedMismatchedPixels: 20 } },
      },
    },
  },
});
