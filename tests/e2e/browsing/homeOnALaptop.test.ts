import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});

beforeEach(async () => {
  const viewport = { width: 1025, height: 800 };
  page = await (await openVisitor(browser, address, { viewport })).newPage();
  await page.goto(address, { waitUntil: "networkidle" });
});

afterEach(() => page.context().close());

afterAll(() => browser.close());

describe("the home page on the narrowest laptop", () => {
  it("shows the shop's name in the size of a heading", async () => {
    const name = page.locator(".torg-site-header__logo > span");
    const size = await name.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(20);
  });

  it("holds every number of the countdown in its box", async () => {
    const boxes = await page
      .locator(".torg-countdown__unit")
      .evaluateAll((units) => units.map((unit) => ({ room: unit.clientWidth, needed: unit.scrollWidth })));
    expect(boxes).toHaveLength(4);
    for (const { room, needed } of boxes) expect(needed).toBeLessThanOrEqual(room);
  });

  it("shows the drawings of the carousel whole", async () => {
    const pictures = page.locator(".torg-home-slide img");
    const fits = await pictures.evaluateAll((images) => images.map((image) => getComputedStyle(image).objectFit));
    expect(new Set(fits)).toEqual(new Set(["contain"]));
  });
});
