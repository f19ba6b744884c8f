import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** The number of elements on each row, from the top. */
const rowsOf = (elements: Locator): Promise<readonly number[]> =>
  elements.evaluateAll((all) => {
    const tops = all.map((element) => Math.round(element.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });

describe("the start page between phone and desktop", () => {
  it.each([768, 900, 1024])(
    "leaves nothing alone on a row, and shows the picture beside the welcome, at %i pixels",
    async (width) => {
      const context = await openVisitor(browser, address, { viewport: { width, height: 900 } });
      const page = await context.newPage();
      await page.goto(address, { waitUntil: "networkidle" });
      const rows = await page.locator(".torg-product-row").all();
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(await rowsOf(row.locator(".torg-product-tile"))).toHaveLength(1);
      const columns = await rowsOf(page.locator(".torg-site-footer__columns").first().locator("> section"));
      expect(columns).not.toContain(1);
      const hero = page.locator(".torg-home-hero");
      expect(await hero.evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(" "))).toHaveLength(2);
      await context.close();
    },
  );
});
