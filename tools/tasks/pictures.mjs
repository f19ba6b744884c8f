// npm run pictures: compares every story of the kit and of whole pages with its pictures.
// npm run pictures -- --update [part of a path …]: takes only those again that differ.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { comparablePictures, pictureFolder, recordPlatform } from "../pictures.mjs";
import { root, runStep } from "./runStep.mjs";

const words = process.argv.slice(2);
const update = words.includes("--update");
const anew = words.includes("--all");
const filters = words.filter((word) => !word.startsWith("--"));

/** Pictures that are new or modified in git. */
function changedPictures() {
  const args = ["status", "--porcelain", "-z", "--untracked-files=all", "--", "apps/storybook"];
  return execFileSync("git", args, { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter((line) => line.endsWith(".png"))
    .map((line) => join(root, line.slice(3)))
    .filter((file) => existsSync(file));
}

/**
 * The browser's PNG files are poorly compressed. Most pictures have at most 256 distinguishable colours and get a
 * palette; the others keep all of theirs.
 */
async function pack(file) {
  const loose = readFileSync(file);
  const few = await sharp(loose).png({ palette: true, quality: 100, dither: 0, effort: 10 }).toBuffer();
  const all = await sharp(loose).png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer();
  const tight = few.length < all.length && (await looksSame(loose, few)) ? few : all;
  if (tight.length < loose.length) writeFileSync(file, tight);
}

/** Whether no colour value differs by more than 2 of 255, a third of what the comparison detects. */
async function looksSame(before, after) {
  const pixels = await Promise.all([before, after].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
  return pixels[0].every((value, index) => Math.abs(value - pixels[1][index]) <= 2);
}

const { comparable, line } = await comparablePictures();
console.log(line);
if (!comparable && !(update && anew)) {
  if (update) console.log("To take all of them anew with this one: npm run pictures -- --update --all");
  process.exit(update ? 1 : 0);
}
mkdirSync(pictureFolder, { recursive: true });
if (anew) {
  for (const look of ["standard-light", "team-workwear-dark"]) {
    rmSync(join(pictureFolder, look), { recursive: true, force: true });
  }
}
const paths = filters.length > 0 ? filters : ["packages/ui/src/", "WholePages"];
const args = ["run", "--project", "stories", ...(update ? ["--update=all"] : []), ...paths];
const env = { STORY_PICTURES: "1", STORY_CHECKS: "none" };
const { code } = await runStep("vitest", args, { env });
if (update) {
  // The picture that proves that the comparison can fail.
  await runStep("vitest", ["run", "--project", "checks", "--update", "-t", "agrees"], { env });
  await recordPlatform();
  const changed = changedPictures();
  for (const file of changed) await pack(file);
  console.log(`${changed.length} pictures are not as git knows them; look at them, then commit them.`);
}
process.exit(code);
