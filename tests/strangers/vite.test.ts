import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "../e2e/shops/openBrowser.ts";
import { pageExamples } from "./pageExamples.ts";
import { buildShops, renderShop, writePageShop, type PageBytes } from "./pageShop.ts";
import { installWithPnpm, type Outcome } from "./strangerShop.ts";
import { serveFolder, undressedClasses, visit } from "./visitShop.ts";

const market = inject("market");
const react = { react: "19.3.1", "react-dom": "19.3.1" };
const shops = pageExamples().map((example) => ({ ...example, folder: join(market.folder, "vite", example.name) }));

describe("a shop with Vite and React that installs one package", () => {
  let browser: Browser;
  const bytes = new Map<string, PageBytes>();
  let built: Outcome = { status: null, output: "" };

  beforeAll(async () => {
    browser = await openBrowser();
    for (const { folder, installed, component, code } of shops) {
      const outcome = await installWithPnpm({
        folder,
        registry: market.registry,
        dependencies: { ...installed, ...react },
      });
      if (outcome.status !== 0) throw new Error(outcome.output);
      writePageShop(folder, component, code);
    }
    const folders = shops.map(({ folder }) => folder);
    const production = await buildShops(folders, "production");
    for (const { name, folder } of shops) {
      const found = production.bytes[folder];
      if (found !== undefined) bytes.set(name, found);
    }
    built = production.status === 0 ? await buildShops(folders, "development") : production;
  });

  afterAll(() => browser.close());

  it("builds without a warning", () => {
    expect(built.status, built.output).toBe(0);
    expect(built.output.replace(/^bytes .*$/m, "").trim()).toBe("");
    console.table(
      Object.fromEntries(
        [...bytes].map(([name, { script, styles }]) => [
          name,
          { script: script.gzip, brotli: script.brotli, styles: styles.gzip },
        ]),
      ),
    );
  });

  it.each(shops)("renders $name on the server and hydrates it in Chromium without a warning", async ({ folder }) => {
    const { status, output } = await renderShop(folder, "development");
    expect(status, output).toBe(0);
    expect(output).toContain("torg-");
    const front = readFileSync(join(folder, "dist/client/index.html"), "utf8");
    const server = await serveFolder(
      join(folder, "dist/client"),
      front.replace("<!--page-->", () => output),
    );
    const { page, complaints } = await visit(browser, server.address);
    expect(complaints).toEqual([]);
    expect(await undressedClasses(page)).toEqual([]);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--torg-color-accent")),
    ).not.toBe("");
    await page.close();
    await server.close();
  });
});
