import type { StorybookConfig } from "@storybook/react-vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { mergeConfig } from "vite";
import { browserTargets } from "../../../tools/build/browserTargets.mjs";

const noSheet = "\0no-sheet";

/** Islands of whole pages import style sheets of their own; `featureStyles.ts` already includes them once. */
const withoutPageSheets: Plugin = {
  name: "torg:without-page-sheets",
  enforce: "pre",
  resolveId: (source, importer = "") =>
    source.endsWith(".css") && /\/apps\/storefront\/src\/.*\.tsx?$/.test(importer) ? noSheet : null,
  load: (id) => (id === noSheet ? "export {};" : null),
};

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../../../packages/*/src/**/*.stories.tsx", "../pages/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  features: { sidebarOnboardingChecklist: false },
  // The fixtures use the pictures of the reference shop.
  staticDirs: [{ from: "../../server/data/reference/uploads", to: "/assets/uploads" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), withoutPageSheets],
      // Compiled for older browsers, light-dark() inside an own color-scheme and :dir() would stop working.
      build: { cssTarget: browserTargets },
      // Dependencies of stories are found at the start: found later, they make Vite reload the page.
      optimizeDeps: { entries: ["../../packages/*/src/**/*.stories.tsx", "pages/*.stories.tsx"] },
      // Packages are read from source: no build is needed before a story shows a change.
      resolve: { conditions: ["@torg/source", "module", "browser", "development|production"] },
    }),
};

export default config;
