// Builds the shop's pages: client files, the server bundle that renders them, and compressed twins of every asset.
import { globSync, mkdirSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { checkBudgets } from "./checkBudgets.mjs";
import { compressAssets } from "./compressAssets.mjs";
import { clientConfig, earlyConfig, ownWordsConfig, runtimeConfig, serverConfig } from "./viteConfig.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));
process.chdir(root);
process.env.NODE_ENV = "production";

const started = performance.now();
rmSync("dist", { recursive: true, force: true });
mkdirSync("dist");
process.stdout.write("Building the storefront: browser files … ");
await build(clientConfig(root));
await build(runtimeConfig(root));
await build(ownWordsConfig(root));
await build(earlyConfig(root));
process.stdout.write("server bundle … ");
await build(serverConfig(root));
process.stdout.write("compression … ");
const files = globSync("dist/client/**/*.{js,css,svg}");
await compressAssets(files);
checkBudgets(root);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`done: ${files.length} files in ${seconds} s (${basename(root)}/dist)\n`);
