import { packageConfig } from "../../tools/build/packageConfig.ts";

/** One program without dependencies, so that `npx` fetches nothing else: the calls of our packages are bundled in. */
export default {
  ...packageConfig,
  entry: ["src/index.ts", "src/cli.ts"],
  bundle: true,
  platform: "node",
  target: "node20",
  noExternal: [/^@torg\//, /^zod/],
};
