import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "./chromium.mjs";

/** Folder of the story pictures: one subfolder per look, one file per story. */
export const pictureFolder = join(dirname(dirname(fileURLToPath(import.meta.url))), "apps/storybook/pictures");
const record = join(pictureFolder, "platform.json");

const inWords = ({ system, processor, chromium }) => `Chromium ${chromium} on ${system} ${processor}`;

/** The platform of this machine. Another system or Chromium renders letters and edges a little differently. */
async function ownPlatform() {
  const { stdout } = spawnSync(await findChromium(), ["--version"], { encoding: "utf8" });
  const chromium = Number(/(\d+)\.\d+\.\d+/.exec(stdout)?.[1] ?? 0);
  return { system: process.platform, processor: process.arch, chromium };
}

/** Whether pictures taken here are comparable with those in the repository, and a line that says so. */
export async function comparablePictures() {
  if (!existsSync(record)) return { comparable: true, line: "There are no pictures yet." };
  const taken = inWords(JSON.parse(readFileSync(record, "utf8")));
  const here = inWords(await ownPlatform());
  if (taken === here) return { comparable: true, line: `Pictures are compared: ${here}.` };
  return { comparable: false, line: `Pictures are not compared: they were taken with ${taken}, this is ${here}.` };
}

/** Records the platform of the pictures beside them. */
export async function recordPlatform() {
  writeFileSync(record, `${JSON.stringify(await ownPlatform(), null, 2)}\n`);
}
