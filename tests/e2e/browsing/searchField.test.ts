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

/** Opens a page with a word in the search field and suggestions shown. */
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

  it("is cleared by a press outside, and stays empty", async () => {
    await search("tvätt");
    await page.locator("#innehall").click({ position: { x: 3, y: 300 } });
    await expect.poll(() => field().inputValue()).toBe("");
    expect(await page.getByRole("listbox").locator("visible=true").count()).toBe(0);
    await field().click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await field().inputValue()).toBe("");
  });
});

const phone = { viewport: viewports.phone, hasTouch: true, isMobile: true };
const dialog = () => page.getByRole("dialog", { name: "Sök" });

/** Opens the search over the window of a phone, with the first press. */
async function openSearch(): Promise<void> {
  page = await (await openVisitor(browser, address, phone)).newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await field().tap();
  await dialog().waitFor();
}

describe("the search of a phone", () => {
  it("fills the window on the first press, keeps the focus in its field and leads into the shop", async () => {
    await openSearch();
    expect(await field().evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.locator("main").evaluate((main) => main.hasAttribute("inert"))).toBe(true);
    expect(await dialog().boundingBox()).toEqual({ x: 0, y: 0, ...viewports.phone });
    await dialog().getByRole("link", { name: "Vitvaror", exact: true }).tap();
    await page.waitForURL(/\/kategori\/vitvaror$/);
    await page.goBack();
    await page.waitForURL(`${address}/`);
    expect(await dialog().count()).toBe(0);
  });

  it("is closed by the browser's back, which stays on the page", async () => {
    await openSearch();
    await page.keyboard.type("tvätt", { delay: 40 });
    await page.getByRole("option").first().waitFor();
    await page.goBack();
    await dialog().waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await page.locator("main").evaluate((main) => main.hasAttribute("inert"))).toBe(false);
  });

  it("is closed by Escape and opened by its empty button, and searches on Enter", async () => {
    await openSearch();
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Sök", exact: true }).locator("visible=true").tap();
    await dialog().waitFor();
    await page.keyboard.type("tvätt");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/produkter\/sok\?s=tv%C3%A4tt/);
  });
});
