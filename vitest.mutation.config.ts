import { defineConfig } from "vitest/config";

const conditions = ["@torg/source", "module", "node", "development|production"];

/** What changed rules are held against: the tests beside them, and nothing that meets them by the way. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ["@torg/source"] }, noExternal: [/^@torg\//] },
  test: {
    environment: "node",
    include: ["packages/{cart,checkout,orders}/src/domain/**/*.test.ts", "packages/format/src/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
  },
});
