import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumFlags, findChromium } from "../../tools/chromium.mjs";
import { pictureExpectation } from "./checks/pictureExpectation.ts";

const failures = new URL("../../.artifacts/checks", import.meta.url);

/** Tests of the checks themselves: they report a page with the fault, and nothing on one without it. */
export default defineConfig({
  resolve: { conditions: ["@torg/source", "module", "browser", "development|production"] },
  optimizeDeps: { include: ["axe-core"] },
  define: { "import.meta.env.STORY_PICTURES": JSON.stringify(process.env["STORY_PICTURES"] === "1") },
  test: {
    name: "checks",
    include: ["checks/*.test.{ts,tsx}"],
    attachmentsDir: fileURLToPath(failures),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: await findChromium(), args: chromiumFlags },
        contextOptions: { reducedMotion: "reduce" },
      }),
      viewport: { width: 1200, height: 900 },
      instances: [{ browser: "chromium" }],
      expect: { toMatchScreenshot: pictureExpectation(new URL("./checks/pictures", import.meta.url), failures) },
    },
  },
});
