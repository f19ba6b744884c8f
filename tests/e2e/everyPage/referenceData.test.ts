import { expect, it } from "vitest";
import { referenceShop } from "../shops/referenceShop.ts";
import { pathsOfSitemap, readPage, structuredProblems } from "../steps/structuredPages.ts";

const { address } = referenceShop();

it("has valid structured data on every page of its sitemap", async () => {
  const parts = await pathsOfSitemap(address, "/sitemap.xml");
  const paths = (await Promise.all(parts.map((part) => pathsOfSitemap(address, part)))).flat();
  const problems: string[] = [];
  for (const path of paths) problems.push(...structuredProblems(path, await readPage(address, path)));
  expect(paths.length).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});
