/**
 * Changes rules in small ways and looks whether a test beside them notices: `npm run mutation`.
 * @type {import("@stryker-mutator/core").PartialStrykerOptions}
 */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "vitest.mutation.config.ts" },
  coverageAnalysis: "perTest",
  // One pattern a room, and what is no rule.
  mutate: [
    "packages/format/src/**/*.ts",
    "packages/cart/src/domain/**/*.ts",
    "packages/checkout/src/domain/**/*.ts",
    "packages/orders/src/domain/**/*.ts",
    "!**/texts/**",
    "!**/*.test.ts",
    "!**/index.ts",
  ],
  // Only what the tests of rules stand on is copied.
  ignorePatterns: [
    "**",
    "!packages/{format,cart,checkout,orders}/src/**",
    "!packages/{format,cart,checkout,orders}/*.json",
    "!package.json",
    "!tsconfig.*.json",
    "!vitest.mutation.config.ts",
  ],
  concurrency: 2,
  // A machine that is busy with other work is no answer.
  timeoutMS: 20_000,
  tempDirName: ".artifacts/mutation/sandbox",
  incremental: true,
  incrementalFile: ".artifacts/mutation/incremental.json",
  reporters: ["clear-text", "progress-append-only", "json", "html"],
  jsonReporter: { fileName: ".artifacts/mutation/report.json" },
  htmlReporter: { fileName: ".artifacts/mutation/report.html" },
  clearTextReporter: { reportTests: false, logTests: false, allowColor: false },
  warnings: { slow: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
