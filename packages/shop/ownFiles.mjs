// What a shop has of its own beside its feed: settings in shop.json, and pictures in feed/pictures.
import { existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import sharp from "sharp";
import { readConfig } from "./dist/server/src/config/readConfig.js";
import { withTaskDatabase } from "./dist/server/src/database/withTaskDatabase.js";
import { seedWhenEmpty } from "./dist/server/src/seed/seedWhenEmpty.js";

const pictureFolder = resolve("feed/pictures");
const uploads = "/assets/uploads/";

/** The settings of shop.json by their names in the table `setting`; each changes only what it names. */
function ownSettings() {
  const file = resolve("shop.json");
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`shop.json cannot be read: ${error.message}`, { cause: error });
  }
}

async function writeSettings(pool) {
  for (const [name, value] of Object.entries(ownSettings())) {
    await pool.query(
      `INSERT INTO setting (key, value) VALUES ($1, $2::jsonb)
       ON CONFLICT (key) DO UPDATE SET value = setting.value || excluded.value`,
      [name, JSON.stringify(value)],
    );
  }
}

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
    // The first time, terms, ways to pay and settings come before what changes them.
    await seedWhenEmpty({ db, pool, config });
    await writeSettings(pool);
    await placePictures(pool, config.dataDir);
    // A running shop reads its settings anew.
    await pool.query("NOTIFY catalogue_changed");
  });
}
