import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(() => page.context().close());

afterAll(() => browser.close());

const field = () => page.getByRole("combobox", { name: "Sök", exact: true }).locator("visible=true");

/** A page with a search whose field holds a word and shows suggestions. */
async function search(word: string): Promise<void> {
  page = await (await openVisitor(browser, address, { viewport: viewports.laptop })).newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await field().click();
  await page.keyboard.type(word, { delay: 40 });
  await page.getByRole("listbox").locator("visible=true").waitFor();
}

describe("the search field", () => {
  it("searches by its button for what was typed", async () => {
    await search("tvätt");
    await page.getByRole("button", { name: "Sök", exact: true }).locator("visible=true").click();
    await page.waitForURL(/\/produkter\/sok\?s=tv%C3%A4tt/);
  });

  it("is emptied by a press outside, and stays empty", async () => {
    await search("tvätt");
    await page.locator("#innehall").click({ position: { x: 3, y: 300 } });
    await expect.poll(() => field().inputValue()).toBe("");
    expect(await page.getByRole("listbox").locator("visible=true").count()).toBe(0);
    await field().click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await field().inputValue()).toBe("");
  });
});
