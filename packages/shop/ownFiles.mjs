// What a shop has of its own beside its feed: shop.json with pages, texts.json and theme.css, and pictures in feed/pictures.
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import sharp from "sharp";
import { readConfig } from "./dist/server/src/config/readConfig.js";
import { withTaskDatabase } from "./dist/server/src/database/withTaskDatabase.js";
import { takeShopFolder } from "./dist/server/src/shopFile/takeShopFolder.js";

const pictureFolder = resolve("feed/pictures");
const uploads = "/assets/uploads/";

/** Puts a picture that lies beside the feed, under the last part of its address, where the shop would look first. */
async function placePictures(pool, dataDir) {
  const names = new Set(existsSync(pictureFolder) ? readdirSync(pictureFolder) : []);
  if (names.size === 0) return;
  const { rows } = await pool.query("SELECT path, source FROM feed_picture");
  for (const { path, source } of rows) {
    const name = decodeURIComponent(basename(new URL(source).pathname));
    if (!names.has(name)) continue;
    const file = join(dataDir, "uploads", path.slice(uploads.length));
    mkdirSync(dirname(file), { recursive: true });
    await sharp(join(pictureFolder, name), { density: 192 }).webp({ quality: 88 }).toFile(file);
  }
}

/** Takes over what has changed of both, beside a running shop or without one. */
export async function takeOwnFiles() {
  const config = readConfig(process.env);
  await withTaskDatabase(config, async ({ db, pool }) => {
    const taken = await takeShopFolder(db, config);
    await placePictures(pool, config.dataDir);
    // A running shop looks for its pictures anew.
    await pool.query("NOTIFY catalogue_changed");
    console.log(taken);
  });
}
