#!/usr/bin/env node
// torg-shop start: opens the shop and imports its feed when it is another one than last time.
// torg-shop import <file or address> [options]: imports a feed beside a running shop, or without one.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const usage = "Usage: torg-shop start | torg-shop import <file or http(s) address> [--store <name>] [--dry-run]";
const [command, ...rest] = process.argv.slice(2);
const importer = new URL("dist/server/src/import/main.js", import.meta.url).pathname;
const dataDir = resolve(process.env.TORG_DATA_DIR ?? ".data");
// A shop of one's own begins without products; NODE_ENV decides how strictly answers are checked.
process.env.SHOP_DATA ??= "empty";
process.env.NODE_ENV ??= "production";

function importFeed(args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [importer, ...args], { stdio: "inherit" });
    child.on("exit", (code) => done(code ?? 1));
  });
}

/** The feeds of the folder `feed`, each a store of its own, named as its file. */
function feeds() {
  const folder = resolve("feed");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.(xml|tsv|txt|csv)(\.gz)?$/.test(name))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      return { file, store: name.split(".")[0], sum: createHash("sha256").update(readFileSync(file)).digest("hex") };
    });
}

/** Imports the feeds that have changed since they were imported last; one that is refused leaves the catalogue as it is. */
async function importChanged() {
  const memory = join(dataDir, "feeds.json");
  const known = existsSync(memory) ? JSON.parse(readFileSync(memory, "utf8")) : {};
  for (const { file, store, sum } of feeds()) {
    if (known[store] === sum) continue;
    if ((await importFeed([file, "--store", store])) !== 0) continue;
    known[store] = sum;
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(memory, JSON.stringify(known));
  }
}

if (command === "start") {
  await import("./dist/storefront/src/main.js");
  await importChanged();
} else if (command === "import" && rest.length > 0) {
  process.exitCode = await importFeed(rest);
} else {
  console.error(usage);
  process.exitCode = 2;
}
