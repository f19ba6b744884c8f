import { defineConfig } from "vitest/config";

const conditions = ["@torg/source", "module", "node", "development|production"];
const source = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ["@torg/source"] }, noExternal: [/^@torg\//] },
};
// Importing the demo takes longer than all that looks at it, and what is measured there shares the machine with
// nothing.
const onDemo = [
  "everyPage/budgets",
  "everyPage/layout",
  "everyPage/structuredData",
  "browsing/feedsOut",
  "browsing/productSections",
  "browsing/realFeeds",
  "browsing/search",
].map((name) => `tests/e2e/${name}.test.ts`);
const never = ["**/node_modules/**", "**/dist/**"];
// What is waited for ends the wait; the limit is for a machine that is busy with other work.
const patience = { testTimeout: 30_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    // What is missing fails; a picture is taken only when asked for with --update.
    update: "none",
    // One worker a core: the default leaves one of two cores idle.
    maxWorkers: "100%",
    projects: [
      {
        ...source,
        test: {
          name: "unit",
          ...patience,
          environment: "node",
          include: [
            "packages/*/src/**/*.test.ts",
            "apps/storefront/src/**/*.test.ts",
            "apps/server/bench/**/*.test.ts",
            "tools/**/*.test.ts",
            "apps/storybook/.storybook/**/*.test.ts",
            "apps/storybook/notes/*.test.ts",
          ],
          // What the rules stand on is loaded once for all files of a worker.
          isolate: false,
          exclude: never,
        },
      },
      {
        ...source,
        test: {
          name: "dom",
          ...patience,
          environment: "jsdom",
          // Every file has modules and a document of its own; jsdom itself is loaded once for all files of a worker.
          pool: "vmThreads",
          include: ["packages/*/src/**/*.test.tsx", "apps/storefront/src/**/*.test.tsx"],
          exclude: never,
          setupFiles: ["packages/ui/src/testing/pageLife.ts"],
        },
      },
      {
        ...source,
        test: {
          name: "server",
          ...patience,
          environment: "node",
          // The server is loaded once for all files of a worker.
          isolate: false,
          include: ["apps/server/src/**/*.test.ts"],
          exclude: never,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          globalSetup: ["apps/server/src/testing/startTestDatabase.ts"],
        },
      },
      {
        ...source,
        test: {
          name: "outside",
          environment: "node",
          include: ["tests/outside/**/*.test.ts"],
          exclude: never,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        ...source,
        test: {
          name: "strangers",
          ...patience,
          environment: "node",
          include: ["tests/strangers/**/*.test.ts"],
          globalSetup: ["tests/strangers/openRegistry.ts"],
          exclude: never,
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
      {
        ...source,
        test: {
          name: "e2e",
          ...patience,
          environment: "node",
          // What drives the browser is loaded once for all files of a worker.
          isolate: false,
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/e2e/shops/openReferences.ts"],
          exclude: [...never, ...onDemo],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        ...source,
        test: {
          name: "browsers",
          ...patience,
          environment: "node",
          include: ["tests/browsers/**/*.test.ts"],
          globalSetup: ["tests/e2e/shops/openReferences.ts"],
          // Chromium has all walks of tests/e2e; here it is only compared with.
          exclude: process.env["TEST_LONG"] ? never : [...never, "tests/browsers/chromium.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      {
        ...source,
        test: {
          name: "demo",
          ...patience,
          environment: "node",
          include: onDemo,
          globalSetup: ["tests/e2e/shops/openDemo.ts"],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
      {
        ...source,
        test: {
          name: "faults",
          environment: "node",
          include: ["tests/faults/**/*.test.ts"],
          exclude: never,
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
          // Each file has a cluster, and the machine, to itself.
          fileParallelism: false,
        },
      },
      "apps/*/vitest.config.ts",
      "apps/storybook/vitest.checks.config.ts",
    ],
  },
});
