#!/usr/bin/env node
// torg-shop start: takes shop.json, pages, texts.json and theme.css, opens the shop, and imports its feed when it is another one than last time.
// torg-shop import <file or address> [options]: imports a feed beside a running shop, or without one; a file of the folder feed as start does.
// torg-shop import --store-stock [<file or address>] [options]: imports what each store has; usually from where shop.json says.
// torg-shop settings: takes shop.json, pages, texts.json, theme.css, service-points.csv and feed/pictures, beside a running shop or without one.
// torg-shop check: says what is missing before the shop may open, and leaves with 1 while anything is.
// torg-shop order <list | show | ship | cancel | refund …> <number> [options]: what happens to an order.
// torg-shop operator <list | add | reset | close> [mail address] [options]: who may work at the desk.
// torg-shop backup <file or folder> | restore <file> [options]: the whole shop in one file, beside a running shop, and back.
// torg-shop export <orders | order-lines | customers | products | credit-notes> [options]: as CSV or JSON Lines.
// torg-shop token <list | create | revoke> [options]: programs that do what operators do.
// torg-shop webhooks <list | show | failed | replay | secret | enable> [options]: programs that are told what happens.
// torg-shop jobs <list | again> [options]: what was given up, and doing it again.
// torg-shop upgrade [--check]: what a new version does to the database, and doing it.
// torg-shop code | person [options]: discount codes and gift cards, and what the shop holds about somebody.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const usage = `Usage: torg-shop start | settings | check
       torg-shop import <file or http(s) address> [--store <name>] [--dry-run] [--force] | --remove <store>
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
// An older Node ends with a fault of syntax or of an import, which tells nobody what to do.
if (process.versions.node.localeCompare(oldest, "en", { numeric: true }) < 0) {
  console.error(
    `Torg needs Node ${oldest} or later, and this is ${process.versions.node}. Get it from https://nodejs.org.`,
  );
  process.exit(2);
}
/** Programs of the server by the name of their command: the folder of each, and its first words. */
const programs = JSON.parse(readFileSync(new URL("programs.json", import.meta.url), "utf8"));
const dataDir = resolve(process.env.TORG_DATA_DIR ?? ".data");
// A shop of one's own begins without products; NODE_ENV decides how strictly answers are checked.
process.env.SHOP_DATA ??= "empty";
process.env.SHOP_FOLDER ??= process.cwd();
process.env.NODE_ENV ??= "production";
if (command === "start" && process.env.SHOP_DATA !== "empty") {
  console.error(`SHOP_DATA=${process.env.SHOP_DATA} needs files that lie in Torg's repository and in no package.
Leave SHOP_DATA out: the shop begins with what its own folder says.`);
  process.exit(2);
}

/** Runs a program of its own, so that a shop that serves is not held up. */
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

/** Where shop.json says that the stock of the stores is told: a file of the folder, or an address; undefined where nowhere. */
function storeStock() {
  try {
    const { storeStock: place } = JSON.parse(readFileSync("shop.json", "utf8"));
    if (typeof place !== "string" || place === "desk") return undefined;
    return /^https?:/.test(place) ? { place } : { place, file: resolve(place) };
  } catch {
    // What is wrong with shop.json is told by whoever takes it over.
    return undefined;
  }
}

/** The feeds of the folder `feed`, each a store of its own, named as its file. */
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

/** Keeps in mind what has been taken, so that it is not taken again; without a sum, that nothing of it is left. */
function remember(name, sum) {
  known[name] = sum;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(memory, JSON.stringify(known));
}

/** What the stock of the stores is kept in mind by; no feed is called that. */
const stockName = ":store-stock";

const takeOwnFiles = () => run(fileURLToPath(import.meta.url), "settings");

/** Puts pictures that lie beside the feeds in their place. */
async function placePictures() {
  if (existsSync(resolve("feed/pictures"))) await takeOwnFiles();
}

/** Imports a feed of the folder, as start does; answers how it ended. */
async function importFeed({ file, store, sum }, options) {
  const code = await runProgram("import", [relative(".", file), "--store", store, ...options]);
  if (code === 0 && !options.includes("--dry-run")) remember(store, sum);
  return code;
}

/**
 * Takes the products of feeds out of sale whose files were taken out of the folder; not while one that lies there is
 * refused, or where none is left, since a shop without products is hardly meant.
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

/** Imports what each store has, from where shop.json says or from elsewhere; answers how it ended. */
async function importStoreStock(words) {
  const own = storeStock()?.file;
  const code = await runProgram("import", ["--store-stock", ...words]);
  const isOwn = own !== undefined && words.every((word) => word.startsWith("--") || resolve(word) === own);
  if (code === 0 && isOwn && !words.includes("--dry-run")) remember(stockName, sumOf(own));
  return code;
}

/** Imports the stock of the stores where its file has changed, or may name products that there are only now. */
async function importChangedStock(hasNewProducts) {
  const named = storeStock();
  if (named === undefined) return;
  if (named.file !== undefined && !existsSync(named.file)) {
    console.error(`shop.json: storeStock names ${named.place}, and there is no such file.`);
  } else if (hasNewProducts || named.file === undefined || known[stockName] !== sumOf(named.file)) {
    await importStoreStock([named.place]);
  }
}

/** Imports the feeds that have changed since they were imported last; one that is refused leaves the catalogue as it is. */
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

/** Imports what somebody asks for: a file of the folder is the store that it is at every start. */
async function importAsked(words) {
  const stock = storeStock()?.file;
  if (words.includes("--store-stock") || (stock !== undefined && words.some((word) => resolve(word) === stock))) {
    return importStoreStock(words.filter((word) => word !== "--store-stock"));
  }
  const own = feeds().find(({ file }) => words.some((word) => resolve(word) === file));
  if (own === undefined || words.some((word) => /^--store\b/.test(word))) {
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
