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

describe("a product's pictures", () => {
  /** The distance from their lower edge to the product's name, in pixels, before and after scrolling. */
  async function distances(width: number): Promise<readonly number[]> {
    const context = await openVisitor(browser, address, { viewport: { width, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${address}/produkter/id/1001`);
    const measure = (): Promise<number> =>
      page.evaluate(() => {
        const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        return Math.round((edge("h1")?.top ?? 0) - (edge(".torg-product-page__pictures")?.bottom ?? 0));
      });
    const before = await measure();
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
    const after = await measure();
    await context.close();
    return [before, after];
  }

  it.each([390, 700])("leave the screen with the page above its words at %i pixels", async (width) => {
    const [before = 0, after = 0] = await distances(width);
    expect(before).toBeGreaterThanOrEqual(0);
    expect(after).toBe(before);
  });

  it.each([768, 1280])("stay in sight beside its words at %i pixels", async (width) => {
    const [before = 0, after = 0] = await distances(width);
    expect(after).toBeLessThan(before - 200);
  });
});
