// node buildShops.mjs <folder> …: builds each shop with Vite, for browsers and for its server; prints their bytes as
// JSON.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const mode = process.env.NODE_ENV ?? "production";

function configOf(root, outDir, more) {
  return {
    root,
    mode,
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      minify: mode === "production",
      target: "chrome123",
      cssTarget: "chrome123",
      ...more,
    },
  };
}

function bytesOf(folder, ending) {
  const files = globSync(`${folder}/**/*.${ending}`).map((file) => readFileSync(file));
  const sum = (pack) => files.reduce((total, file) => total + pack(file).length, 0);
  return { gzip: sum((file) => gzipSync(file, { level: 9 })), brotli: sum((file) => brotliCompressSync(file)) };
}

const bytes = {};
for (const root of process.argv.slice(2)) {
  await build(configOf(root, "dist/client"));
  await build(configOf(root, "dist/server", { ssr: "src/server.tsx" }));
  const client = join(root, "dist/client");
  bytes[root] = { script: bytesOf(client, "js"), styles: bytesOf(client, "css") };
}
console.log(`bytes ${JSON.stringify(bytes)}`);
