// A shop's own files besides its feed: shop.json with pages, texts.json and theme.css, and pictures in feed/pictures.
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import sharp from "sharp";
import { readConfig } from "./dist/server/src/config/readConfig.js";
import { withTaskDatabase } from "./dist/server/src/database/withTaskDatabase.js";
import { takeShopFolder } from "./dist/server/src/shopFile/takeShopFolder.js";

const pictureFolder = resolve("feed/pictures");
const uploads = "/assets/uploads/";

/**
 * Copies pictures that are beside the feed to where the shop looks for them first. They are matched by the last part of
 * their feed address.
 */
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

/** Imports changes to both, beside a running shop or without one. */
export async function takeOwnFiles() {
  const config = readConfig(process.env);
  await withTaskDatabase(config, async ({ db, pool }) => {
    const taken = await takeShopFolder(db, config);
    await placePictures(pool, config.dataDir);
    // A running shop then looks for its pictures again.
    await pool.query("NOTIFY catalogue_changed");
    console.log(taken);
  });
}
