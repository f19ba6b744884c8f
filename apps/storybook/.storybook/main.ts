import type { StorybookConfig } from "@storybook/react-vite";
import react from "@vitejs/plugin-react";
import { mergeConfig } from "vite";
import { browserTargets } from "../../../tools/build/browserTargets.mjs";

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
      plugins: [react()],
      // Lowered further, what a part decides for itself stops working: light-dark() inside an own color-scheme, :dir().
      build: { cssTarget: browserTargets },
      // What stories import is found at the start: found later, it makes Vite load the page again.
      optimizeDeps: { entries: ["../../packages/*/src/**/*.stories.tsx", "pages/*.stories.tsx"] },
      // Packages come from source: nothing has to be built before a story shows it.
      resolve: { conditions: ["@torg/source", "module", "browser", "development|production"] },
    }),
};

export default config;
