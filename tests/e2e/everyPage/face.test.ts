import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Browser, Page } from "playwright-core";
import { openBrowser, viewports } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();
const ownFace = "Schibsted Grotesk";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** The font of the page's text, and whether it has loaded. */
function faceOf(page: Page): Promise<readonly [string, boolean]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const [first = ""] = getComputedStyle(document.body).fontFamily.split(",");
    const isLoaded = [...document.fonts].some(({ family, status }) => /Grotesk"?$/.test(family) && status === "loaded");
    return [first.replaceAll('"', ""), isLoaded] as const;
  });
}

describe("the font of a visit", () => {
  it("is the system's on a phone's first page, and the shop's own from the second on", async () => {
    const page = await browser.newPage({ viewport: viewports.phone });
    const fetched = page.waitForResponse(/\.woff2$/);
    await page.goto(`${address}/sidor/kopvillkor`);
    expect(await faceOf(page)).toEqual([`${ownFace} Arial`, false]);
    await fetched;
    await page.getByRole("link", { name: "till startsidan" }).first().click();
    await page.waitForURL(`${address}/`);
    expect(await faceOf(page)).toEqual([ownFace, true]);
    await page.close();
  });

  it("is the shop's own at once on a large screen", async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${address}/sidor/kopvillkor`);
    expect(await faceOf(page)).toEqual([ownFace, true]);
    await page.close();
  });

  it("is the shop's own without script, which would have to choose", async () => {
    const page = await browser.newPage({ viewport: viewports.phone, javaScriptEnabled: false });
    const fetched = page.waitForRequest(/\.woff2$/);
    await page.goto(`${address}/sidor/kopvillkor`);
    await fetched;
    await page.close();
  });
});
