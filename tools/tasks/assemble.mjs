// npm run assemble -- <new folder>: puts this repository's shop there, built, with only the packages that it needs at
// runtime. It is started there by `node dist/storefront/src/main.js`; its commands are `node shop.mjs <command>`.
import { cpSync, existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { root, runStep } from "./runStep.mjs";

const [place, ...more] = process.argv.slice(2);
if (place === undefined || more.length > 0) {
  console.error("Usage: npm run assemble -- <new folder>");
  process.exit(2);
}
const folder = resolve(place);
if (existsSync(folder) && readdirSync(folder).length > 0) {
  console.error(`${folder} is not empty.`);
  process.exit(2);
}

/** Runs a step; if it fails, prints its output and exits. */
async function demand(what, file, args) {
  console.log(`${what} …`);
  const { code, output } = await runStep(file, args, { quiet: true, env: { CI: "true" } });
  if (code === 0) return;
  console.error(output);
  process.exit(1);
}

await demand("Building the shop", "turbo", ["run", "build", "--filter=@torg/shop", "--output-logs=new-only"]);
await demand(`Putting it into ${folder}`, "pnpm", [
  "--filter=@torg/shop",
  "deploy",
  "--prod",
  "--prefer-offline",
  folder,
]);
// Data of the demo and the reference shop, which are in no package.
cpSync(join(root, "apps/server/data"), join(folder, "dist/server/data"), { recursive: true });
const template = "packages/create-torg/template";
cpSync(join(root, template), join(folder, template), { recursive: true });
console.log("Done.");
