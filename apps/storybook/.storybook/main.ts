import type { StorybookConfig } from "@storybook/react-vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { mergeConfig } from "vite";
import { browserTargets } from "../../../tools/build/browserTargets.mjs";

const noSheet = "\0no-sheet";

/** Whole pages are made of islands that bring sheets of their own; `featureStyles.ts` has all of them already, once. */
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
  // Pictures that the fixtures name are those of the reference shop.
  staticDirs: [{ from: "../../server/data/reference/uploads", to: "/assets/uploads" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), withoutPageSheets],
      // Lowered further, what a part decides for itself stops working: light-dark() inside an own color-scheme, :dir().
      build: { cssTarget: browserTargets },
      // What stories import is found at the start: found later, it makes Vite load the page again.
      optimizeDeps: { entries: ["../../packages/*/src/**/*.stories.tsx", "pages/*.stories.tsx"] },
      // Packages come from source: nothing has to be built before a story shows it.
      resolve: { conditions: ["@torg/source", "module", "browser", "development|production"] },
    }),
};

export default config;
