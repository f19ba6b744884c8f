#!/usr/bin/env node
// torg-shop start: takes shop.json and pages, opens the shop, and imports its feed when it is another one than last time.
// torg-shop import <file or address> [options]: imports a feed beside a running shop, or without one.
// torg-shop settings: takes shop.json, pages and feed/pictures, beside a running shop or without one.
// torg-shop check: says what is missing before the shop may open, and leaves with 1 while anything is.
// torg-shop order <list | show | ship | cancel | refund …> <number> [options]: what happens to an order.
// torg-shop code | person [options]: discount codes and gift cards, and what the shop holds about somebody.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const usage = `Usage: torg-shop start | settings | check
       torg-shop import <file or http(s) address> [--store <name>] [--dry-run]
       torg-shop order list | show | pick | ship | deliver | cancel | refund | money <number> [options]
       torg-shop code [<CODE>] [options] | person <export or erase> <mail address>`;
const [command, ...rest] = process.argv.slice(2);
const program = (name) => fileURLToPath(new URL(`dist/server/src/${name}/main.js`, import.meta.url));
/** Programs of the server by the name of their command. */
const programs = { code: "cart/codes", order: "fulfilment", person: "personalData", import: "import" };
const dataDir = resolve(process.env.TORG_DATA_DIR ?? ".data");
// A shop of one's own begins without products; NODE_ENV decides how strictly answers are checked.
process.env.SHOP_DATA ??= "empty";
process.env.SHOP_FOLDER ??= process.cwd();
process.env.NODE_ENV ??= "production";

/** Runs a program of its own, so that a shop that serves is not held up. */
function run(file, ...args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [file, ...args], { stdio: "inherit" });
    child.on("exit", (code) => done(code ?? 1));
  });
}

const importFeed = (args) => run(program(programs.import), ...args);

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
  await import("./dist/storefront/src/main.js");
  await importChanged();
} else if (command === "settings") {
  const own = await import("./ownFiles.mjs");
  await own.takeOwnFiles().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
} else if (command === "check" && rest.length === 0) {
  process.exitCode = await run(program("shopFile"), "check");
} else if (Object.hasOwn(programs, command ?? "") && (rest.length > 0 || command === "code")) {
  process.exitCode = await run(program(programs[command]), ...rest);
} else {
  console.error(usage);
  process.exitCode = 2;
}
