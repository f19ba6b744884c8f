#!/usr/bin/env node
// torg-shop start: reads shop.json, pages, texts.json and theme.css, opens the shop, and imports its feed if it has
// changed since last time.
// torg-shop import <file or address> [options]: imports a feed beside a running shop, or without one; a file of the
// folder feed is imported as by start.
// torg-shop import --store-stock [<file or address>] [options]: imports each store's stock; by default from where
// shop.json says.
// torg-shop settings: reads shop.json, pages, texts.json, theme.css, service-points.csv and feed/pictures, beside a
// running shop or without one.
// torg-shop check: lists what is missing before the shop may open, and exits with 1 if anything is.
// torg-shop order <list | show | ship | cancel | refund …> <number> [options]: manages orders.
// torg-shop operator <list | add | reset | close> [mail address] [options]: manages the accounts of the desk.
// torg-shop backup <file or folder> | restore <file> [options]: saves the whole shop in one file, beside a running
// shop, and restores it.
// torg-shop export <orders | order-lines | customers | products | credit-notes> [options]: as CSV or JSON Lines.
// torg-shop token <list | create | revoke> [options]: manages tokens of programs that act as operators.
// torg-shop webhooks <list | show | failed | replay | secret | enable> [options]: manages programs that are notified of
// events.
// torg-shop jobs <list | again> [options]: lists jobs that were given up, and retries them.
// torg-shop upgrade [--check]: shows how a new version changes the database, and does it.
// torg-shop code | person [options]: discount codes and gift cards, and the personal data that the shop stores.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const usage = `Usage: torg-shop start | settings | check
       torg-shop import <file or http(s) address> [--source <name>] [--dry-run] [--force] | --remove <source>
       torg-shop import --store-stock [<file or http(s) address>] [--dry-run] [--force]
       torg-shop order list | show | pick | ship | deliver | cancel | refund | money <number> [options]
       torg-shop operator list | add | reset | close [<mail address>] [options]
       torg-shop export orders | order-lines | customers | products | credit-notes [options]
       torg-shop backup <file or folder> | restore <file> [--over <database>] [--send-waiting] [--skip <numbers>]
       torg-shop upgrade [--check]
       torg-shop token list | create <name> --scope <scopes> [--expires <day>] | revoke <id>
       torg-shop webhooks list | show | failed | replay | secret | enable [options]
       torg-shop jobs list | again <id …> | again --job <name>
       torg-shop code [<CODE>] [options] | person <export or erase> <mail address>`;
const [command, ...rest] = process.argv.slice(2);
const { engines } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const oldest = engines.node.replace(">=", "");
// An older Node would fail with a syntax or import error that does not say what to do.
if (process.versions.node.localeCompare(oldest, "en", { numeric: true }) < 0) {
  console.error(
    `Torg needs Node ${oldest} or later, and this is ${process.versions.node}. Get it from https://nodejs.org.`,
  );
  process.exit(2);
}
/** Server programs by command: the folder of each, and its first arguments. */
const programs = JSON.parse(readFileSync(new URL("programs.json", import.meta.url), "utf8"));
const dataDir = resolve(process.env.TORG_DATA_DIR ?? ".data");
// A new shop starts without products; NODE_ENV decides how strictly answers are checked.
process.env.SHOP_DATA ??= "empty";
process.env.SHOP_FOLDER ??= process.cwd();
process.env.NODE_ENV ??= "production";
if (command === "start" && process.env.SHOP_DATA !== "empty") {
  console.error(`SHOP_DATA=${process.env.SHOP_DATA} needs files that lie in Torg's repository and in no package.
Leave SHOP_DATA out: the shop begins with what its own folder says.`);
  process.exit(2);
}

/** Runs a program in a process of its own, so that a serving shop is not held up. */
function run(file, ...args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [file, ...args], { stdio: "inherit" });
    child.on("exit", (code) => done(code ?? 1));
  });
}

/** Runs the program of a command. */
function runProgram(name, args) {
  const [folder, ...first] = programs[name];
  return run(fileURLToPath(new URL(`dist/server/src/${folder}/main.js`, import.meta.url)), ...first, ...args);
}

const sumOf = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");

/**
 * Where shop.json says that the store stock comes from: a file of the folder, or an address; undefined if it does not
 * say.
 */
function storeStock() {
  try {
    const { storeStock: place } = JSON.parse(readFileSync("shop.json", "utf8"));
    if (typeof place !== "string" || place === "desk") return undefined;
    return /^https?:/.test(place) ? { place } : { place, file: resolve(place) };
  } catch {
    // Problems in shop.json are reported when it is imported.
    return undefined;
  }
}

/** The feeds in the folder `feed`, each a store named after its file. */
function feeds() {
  const folder = resolve("feed");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.(xml|tsv|txt|csv)(\.gz)?$/.test(name) && join(folder, name) !== storeStock()?.file)
    .sort()
    .map((name) => {
      const file = join(folder, name);
      return { file, store: name.split(".")[0], sum: sumOf(file) };
    });
}

const memory = join(dataDir, "feeds.json");
const known = existsSync(memory) ? JSON.parse(readFileSync(memory, "utf8")) : {};

/** Remembers what has been imported, so that it is not imported again; without a sum, that it was removed. */
function remember(name, sum) {
  known[name] = sum;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(memory, JSON.stringify(known));
}

/** The key under which the store stock is remembered; no feed can have that name. */
const stockName = ":store-stock";

const takeOwnFiles = () => run(fileURLToPath(import.meta.url), "settings");

/** Copies pictures that are beside the feeds to their place. */
async function placePictures() {
  if (existsSync(resolve("feed/pictures"))) await takeOwnFiles();
}

/** Imports a feed of the folder, as start does; returns the exit code. */
async function importFeed({ file, store, sum }, options) {
  const code = await runProgram("import", [relative(".", file), "--source", store, ...options]);
  if (code === 0 && !options.includes("--dry-run")) remember(store, sum);
  return code;
}

/**
 * Takes the products of feeds whose files were removed from the folder out of sale. Does nothing while a remaining feed
 * is rejected, or when none remains, since a shop without products is hardly intended.
 */
async function removeGone() {
  const present = feeds();
  const gone = Object.keys(known).filter((name) => name !== stockName && !present.some(({ store }) => store === name));
  const isSettled = present.every(({ store, sum }) => known[store] === sum);
  for (const store of gone) {
    if (present.length > 0 && isSettled) {
      if ((await runProgram("import", ["--remove", store])) === 0) remember(store);
    } else {
      console.error(`No file of the folder feed is called ${store} any more, and its products are still sold.
This takes them out: npm run import -- --remove ${store}`);
    }
  }
}

/** Imports the store stock, from where shop.json says or from elsewhere; returns the exit code. */
async function importStoreStock(words) {
  const own = storeStock()?.file;
  const code = await runProgram("import", ["--store-stock", ...words]);
  const isOwn = own !== undefined && words.every((word) => word.startsWith("--") || resolve(word) === own);
  if (code === 0 && isOwn && !words.includes("--dry-run")) remember(stockName, sumOf(own));
  return code;
}

/** Imports the store stock if its file has changed, or if it may name products that were only just imported. */
async function importChangedStock(hasNewProducts) {
  const named = storeStock();
  if (named === undefined) return;
  if (named.file !== undefined && !existsSync(named.file)) {
    console.error(`shop.json: storeStock names ${named.place}, and there is no such file.`);
  } else if (hasNewProducts || named.file === undefined || known[stockName] !== sumOf(named.file)) {
    await importStoreStock([named.place]);
  }
}

/** Imports the feeds that have changed since the last import; a rejected one leaves the catalogue as it is. */
async function importChanged() {
  let imported = 0;
  for (const feed of feeds()) {
    if (known[feed.store] === feed.sum) continue;
    if ((await importFeed(feed, [])) === 0) imported += 1;
  }
  await removeGone();
  await importChangedStock(imported > 0);
  if (imported > 0) await placePictures();
}

/** Imports what was requested: a file of the folder is the same store as at every start. */
async function importAsked(words) {
  const stock = storeStock()?.file;
  if (words.includes("--store-stock") || (stock !== undefined && words.some((word) => resolve(word) === stock))) {
    return importStoreStock(words.filter((word) => word !== "--store-stock"));
  }
  const own = feeds().find(({ file }) => words.some((word) => resolve(word) === file));
  if (own === undefined || words.some((word) => /^--(source|store)\b/.test(word))) {
    const code = await runProgram("import", words);
    const removed = words[words.indexOf("--remove") + 1];
    if (code === 0 && words.includes("--remove") && removed !== undefined) remember(removed);
    return code;
  }
  const code = await importFeed(
    own,
    words.filter((word) => resolve(word) !== own.file),
  );
  if (code === 0 && !words.includes("--dry-run")) await placePictures();
  return code;
}

if (command === "start") {
  await import("./dist/storefront/src/main.js");
  await importChanged();
} else if (command === "settings" && rest.length === 0) {
  const own = await import("./ownFiles.mjs");
  await own.takeOwnFiles().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
} else if (command === "import") {
  process.exitCode = await importAsked(rest);
} else if (Object.hasOwn(programs, command ?? "")) {
  process.exitCode = await runProgram(command, rest);
} else {
  console.error(usage);
  process.exitCode = 2;
}
