import { defineConfig } from "tsup";

/** One program without dependencies, so that `npx` downloads nothing else: the calls of our packages are bundled in. */
export default defineConfig({
  entry: ["src/index.ts", "src/cli.ts"],
  outDir: "dist",
  format: ["esm"],
  target: "node20",
  platform: "node",
  bundle: true,
  noExternal: [/^@torg\//, /^zod/],
  dts: false,
  sourcemap: true,
  clean: true,
  silent: true,
});
