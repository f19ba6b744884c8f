import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

beforeEach(async () => {
  const phone = { viewport: viewports.phone, hasTouch: true, isMobile: true };
  page = await (await openVisitor(browser, address, phone)).newPage();
  await page.goto(`${address}/produkter/id/1251`, { waitUntil: "networkidle" });
  await page.mouse.wheel(0, 600);
});

afterEach(() => page.context().close());

const main = () => page.getByRole("main");
const button = () => main().getByRole("button", { name: "Beskrivning", exact: true });
const words = () => main().getByText("Torkskåp HK 200 från", { exact: false }).last();
const isOpen = () => button().getAttribute("aria-expanded");

describe("the only section of a product on a phone", () => {
  it("stays closed for the next product, from its first paint on", async () => {
    expect(await page.getByRole("navigation", { name: "På sidan" }).count()).toBe(0);
    await expect.poll(isOpen).toBe("true");
    await button().tap();
    await words().waitFor({ state: "hidden" });
    // The section must be closed even before its script has loaded.
    await page.route("**/*.js", (route) => route.abort());
    await page.reload({ waitUntil: "domcontentloaded" });
    await button().waitFor();
    expect(await words().isVisible()).toBe(false);
  });

  it("is found by the browser's search when it is closed", async () => {
    await expect.poll(isOpen).toBe("true");
    await button().tap();
    const content = page.locator("#beskrivning-content[hidden=until-found]");
    await content.dispatchEvent("beforematch");
    await words().waitFor();
    expect(await isOpen()).toBe("true");
  });

  it("opens for a link that leads to it", async () => {
    await expect.poll(isOpen).toBe("true");
    await button().tap();
    await words().waitFor({ state: "hidden" });
    await page.evaluate(() => location.assign("#beskrivning"));
    await words().waitFor();
  });
});
