import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "../e2e/shops/openBrowser.ts";
import { buildNextShop, startNextShop, writeNextShop } from "./nextShop.ts";
import { pageExamples, type PageExample } from "./pageExamples.ts";
import { installWithPnpm } from "./strangerShop.ts";
import { undressedClasses, visit } from "./visitShop.ts";

const market = inject("market");
const next = { react: "19.3.1", "react-dom": "19.3.1", next: "16.4.5" };
const examples = pageExamples();

// Every page needs the kit's sheet, which each of these packages includes or names in its README.
const shops: readonly { readonly title: string; readonly pages: readonly PageExample[] }[] = [
  { title: "all packages", pages: examples },
  ...(process.env["TEST_LONG"] === "1" ? examples.map((page) => ({ title: page.name, pages: [page] })) : []),
];

describe.each(shops)("a shop on Next's App Router with $title", ({ title, pages }) => {
  const folder = join(market.folder, "next", title.replace(" ", "-"));
  let browser: Browser;
  let shop: Awaited<ReturnType<typeof startNextShop>> | null = null;

  beforeAll(async () => {
    const dependencies = { ...Object.assign({}, ...pages.map(({ installed }) => installed)), ...next };
    const installed = await installWithPnpm({ folder, registry: market.registry, dependencies });
    if (installed.status !== 0) throw new Error(installed.output);
    await writeNextShop(folder, pages);
    const built = await buildNextShop(folder);
    if (built.status !== 0) throw new Error(built.output);
    shop = await startNextShop(folder);
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await shop?.close();
  });

  it.each(pages)("renders $name inside server components and hydrates it without a warning", async ({ name }) => {
    const address = `${shop?.address}/${name}`;
    const markup = await (await fetch(address)).text();
    expect(markup).toContain("torg-button");
    const { page, complaints } = await visit(browser, address);
    expect(complaints).toEqual([]);
    expect(await undressedClasses(page)).toEqual([]);
    await page.close();
  });
});
