import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();
const listing = `${address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`;
const script = /island-listing/;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(() => page.context().close());

afterAll(() => browser.close());

/** Opens the filter panel of a listing on a phone with one tap. */
async function openPanel(prepare: () => Promise<void>, options: BrowserContextOptions = {}): Promise<Locator> {
  page = await (await openVisitor(browser, address, { ...phone, ...options })).newPage();
  await prepare();
  await page.goto(listing);
  await page.getByRole("button", { name: "Filtrera" }).first().tap();
  const panel = page.locator("#filter:popover-open");
  await panel.waitFor();
  return panel;
}

/** Delays the listing's script until the returned function is called. */
async function keepScriptBack(): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(script, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe("the filter panel of a phone after hydration", () => {
  it.each(["Tab", "Shift+Tab"])("never covers the focused element, which has left it by %s", async (key) => {
    const panel = await openPanel(() => Promise.resolve());
    await page.locator("#filter[role=dialog]").waitFor();
    await panel.locator(key === "Tab" ? ".torg-filters__foot > button" : ".torg-filters__close").focus();
    await page.keyboard.press(key);
    await page.locator("#filter:popover-open").waitFor({ state: "detached" });
    const isInside = await page.evaluate(() => document.activeElement?.closest("#filter") !== null);
    expect(isInside).toBe(false);
  });
});

describe("the filter panel of a phone before the script has loaded", () => {
  it("opens at once, and continues to the pressed part when the script has loaded", async () => {
    let release = (): void => {};
    const panel = await openPanel(async () => void (release = await keepScriptBack()));
    await panel.getByRole("button", { name: /^Varumärken/ }).tap();
    expect(await panel.getByRole("checkbox", { name: "Nordvik" }).isVisible()).toBe(false);
    release();
    await panel.getByRole("checkbox", { name: "Nordvik" }).waitFor();
    await expect.poll(() => page.locator("#filter").getAttribute("role")).toBe("dialog");
    const back = panel.getByRole("button", { name: "Tillbaka" });
    await expect.poll(() => back.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it("keeps the price that is being typed, and the caret", async () => {
    let release = (): void => {};
    const panel = await openPanel(async () => void (release = await keepScriptBack()));
    const highest = panel.getByRole("textbox", { name: "Högsta pris" });
    await highest.tap();
    await page.keyboard.type("60");
    release();
    await page.locator("#filter[role=dialog]").waitFor();
    await page.keyboard.type("00");
    expect(await highest.inputValue()).toBe("6000");
    await page.keyboard.press("Tab");
    await panel.getByRole("button", { name: "Visa 17 produkter" }).waitFor();
  });

  it("is the whole form when the script does not load", async () => {
    const panel = await openPanel(async () => void (await page.route(script, (route) => route.abort())));
    await pressChoice(panel.getByRole("checkbox", { name: "Nordvik" }));
    expect(await panel.getByRole("button", { name: /^Varumärken/ }).isVisible()).toBe(false);
    await panel.getByRole("button", { name: "Visa 30 produkter" }).tap();
    await page.getByText(/av totalt 7 produkter$/).waitFor();
  });

  it("is the whole form without script, with one link to the category above", async () => {
    const panel = await openPanel(() => Promise.resolve(), { javaScriptEnabled: false });
    expect(await panel.getByRole("link", { name: /Tvätt & tork/ }).count()).toBe(1);
    await pressChoice(panel.getByRole("checkbox", { name: "Nordvik" }));
    await panel.getByRole("button", { name: "Visa 30 produkter" }).tap();
    await page.getByText(/av totalt 7 produkter$/).waitFor();
  });
});
