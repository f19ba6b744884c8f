import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The feed of a new shop, and a link that only this feed contains. */
const sample = { file: "feed/products.xml", link: "https://butik.example/tv-8014-8" };

/** Reports that the shop folder still contains the sample feed of a new shop. */
export function findSampleFeed(folder: string): readonly string[] {
  const file = join(folder, sample.file);
  if (!existsSync(file) || !readFileSync(file, "utf8").includes(sample.link)) return [];
  return [`${sample.file} is still that of a new shop: put your own feed beside it and take it away.`];
}
