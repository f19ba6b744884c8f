import { expect } from "vitest";
import { checkThings } from "../../../apps/storefront/src/testing/structuredData/checkThings.ts";

/** Reads a page; retries while the shop is busy, as after its start. */
export async function readPage(address: string, path: string): Promise<string> {
  let text = "";
  const ask = async (): Promise<number> => {
    const answer = await fetch(new URL(path, address), { headers: { accept: "text/html" } });
    text = await answer.text();
    return answer.status;
  };
  await expect.poll(ask, { message: path, interval: 500 }).toBe(200);
  return text;
}

/** The paths in the sitemap, or in a part of it. */
export async function pathsOfSitemap(address: string, part: string): Promise<readonly string[]> {
  const xml = await readPage(address, part);
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = ""]) => new URL(location).pathname);
}

const block = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** The structured data of a page, block by block. */
export const structuredBlocks = (html: string): readonly unknown[] =>
  [...html.matchAll(block)].map(([, json = ""]): unknown => JSON.parse(json));

/** All problems in the structured data of a page. */
export function structuredProblems(path: string, html: string): readonly string[] {
  const blocks = structuredBlocks(html);
  if (blocks.length !== 1) return [`${path}: ${blocks.length} blocks of data`];
  return blocks.flatMap(checkThings).map((problem) => `${path}: ${problem}`);
}
