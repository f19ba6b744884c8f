#!/usr/bin/env node
// torg-shop start: opens the shop, takes shop.json, and imports its feed when it is another one than last time.
// torg-shop import <file or address> [options]: imports a feed beside a running shop, or without one.
// torg-shop settings: takes shop.json and feed/pictures, beside a running shop or without one.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const usage = "Usage: torg-shop start | settings | import <file or http(s) address> [--store <name>] [--dry-run]";
const [command, ...rest] = process.argv.slice(2);
const importer = fileURLToPath(new URL("dist/server/src/import/main.js", import.meta.url));
const dataDir = resolve(process.env.TORG_DATA_DIR ?? ".data");
// A shop of one's own begins without products; NODE_ENV decides how strictly answers are checked.
process.env.SHOP_DATA ??= "empty";
process.env.NODE_ENV ??= "production";

/** Runs a program of its own, so that a shop that serves is not held up. */
function run(file, ...args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [file, ...args], { stdio: "inherit" });
    child.on("exit", (code) => done(code ?? 1));
  });
}

const importFeed = (args) => run(importer, ...args);

const sumOf = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** The feeds of the folder `feed`, each a store of its own, named as its file. */
function feeds() {
  const folder = resolve("feed");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.(xml|tsv|txt|csv)(\.gz)?$/.test(name))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      return { file, store: name.split(".")[0], sum: sumOf(file) };
    });
}

const memory = join(dataDir, "feeds.json");
const known = existsSync(memory) ? JSON.parse(readFileSync(memory, "utf8")) : {};

/** Keeps in mind what has been taken, so that it is not taken again. */
function remember(name, sum) {
  known[name] = sum;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(memory, JSON.stringify(known));
}

const takeOwnFiles = () => run(fileURLToPath(import.meta.url), "settings");

/** Takes shop.json before the shop opens, so that nobody sees another name; one that is as it was costs nothing. */
async function takeChangedSettings() {
  const file = resolve("shop.json");
  const sum = existsSync(file) ? sumOf(file) : "";
  if (sum === "" || known["shop.json"] === sum) return;
  if ((await takeOwnFiles()) === 0) remember("shop.json", sum);
}

/** Imports the feeds that have changed since they were imported last; one that is refused leaves the catalogue as it is. */
async function importChanged() {
  let imported = 0;
  for (const { file, store, sum } of feeds()) {
    if (known[store] === sum) continue;
    if ((await importFeed([file, "--store", store])) !== 0) continue;
    remember(store, sum);
    imported += 1;
  }
  if (imported > 0 && existsSync(resolve("feed/pictures"))) await takeOwnFiles();
}

if (command === "start") {
  await takeChangedSettings();
  await import("./dist/storefront/src/main.js");
  await importChanged();
} else if (command === "settings") {
  const own = await import("./ownFiles.mjs");
  await own.takeOwnFiles().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
} else if (command === "import" && rest.length > 0) {
  process.exitCode = await importFeed(rest);
} else {
  console.error(usage);
  process.exitCode = 2;
}
