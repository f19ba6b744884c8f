import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();
const product = `${address}/produkter/id/1001`;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("the pictures of a product", () => {
  it("open in full with the first press, which wakes them, and return the focus", async () => {
    const page = await (await openVisitor(browser, address)).newPage();
    await page.goto(product, { waitUntil: "networkidle" });
    const pictures = page.getByRole("region", { name: "Produktbilder", exact: true });
    await pictures
      .getByRole("link", { name: /^Öppna bild/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: "Produktbilder i full storlek" });
    await dialog.waitFor();
    for (const name of ["Stäng", "Föregående", "Nästa"]) await dialog.getByRole("button", { name }).waitFor();
    await page.keyboard.press("ArrowLeft");
    const last = await dialog.getByRole("paragraph").first().textContent();
    expect(last).toMatch(/^(\d+) av \1$/);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    const number = last?.split(" ")[0] ?? "";
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe(`bild-${number}`);
    expect(page.url()).toBe(product);
    await page.close();
  });

  it("load no script before the user reaches for them", async () => {
    const page = await (await openVisitor(browser, address)).newPage();
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(product, { waitUntil: "networkidle" });
    const isOfPictures = (file: string): boolean => /gallery|lightbox/i.test(file);
    expect(scripts.filter(isOfPictures)).toEqual([]);
    const fetched = page.waitForRequest((request) => isOfPictures(request.url()));
    await page
      .getByRole("link", { name: /^Öppna bild/ })
      .first()
      .hover();
    await fetched;
    await page.close();
  });

  it("are links without script: to each other and to the full ones", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: viewports.laptop });
    const page = await context.newPage();
    await page.goto(product);
    await page.getByRole("link", { name: /^Bild 2 av/ }).click();
    expect(new URL(page.url()).hash).toBe("#bild-2");
    expect(await page.locator("#bild-2").getAttribute("href")).toMatch(/^(?!#)/);
    await context.close();
  });
});

describe("a listing's picture that cannot be loaded", () => {
  it.each([true, false])("is replaced by a placeholder that says so, with script: %s", async (javaScriptEnabled) => {
    const context = await openVisitor(browser, address, { javaScriptEnabled });
    const page = await context.newPage();
    await page.route(/\/uploads\/products\/1001\b/, (route) => route.abort());
    await page.goto(`${address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`, { waitUntil: "networkidle" });
    const picture = page.getByRole("article", { name: "Tvättmaskin NV 8014" }).locator("img").first();
    const drawn = await picture.evaluate((image) => {
      const isMarked = image instanceof HTMLImageElement && image.dataset["missing"] !== undefined;
      const place = isMarked ? image.parentElement : image;
      return { isMarked, says: place === null ? "" : getComputedStyle(place, "::after").content };
    });
    expect(drawn).toEqual({ isMarked: javaScriptEnabled, says: '"Bild saknas"' });
    await context.close();
  });
});
