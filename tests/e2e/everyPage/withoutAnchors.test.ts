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

afterEach(() => page.context().close());

afterAll(() => browser.close());

/** A style sheet as seen by a browser without anchor support. */
function withoutAnchors(css: string): string {
  return css
    .replaceAll(/@supports not \(anchor-name:[^)]*\)/g, "@supports (display: block)")
    .replaceAll(/@supports [^{]*anchor-scope:[^{]*/g, "@supports not (display: block)")
    .replaceAll(/[\w-]+:\s*anchor\([^)]*\)\s*;?/g, "")
    .replaceAll(/(?:position-anchor|anchor-name|anchor-scope|position-try-fallbacks):[^;}]*;?/g, "");
}

/** Rewrites sheets in transit, and removes their integrity hashes from pages. */
async function takeAnchors(visited: Page): Promise<void> {
  await visited.route("**/*", async (route) => {
    const kind = route.request().resourceType();
    if (kind !== "document" && kind !== "stylesheet") return route.continue();
    const answer = await route.fetch();
    const text = await answer.text();
    const body = kind === "document" ? text.replaceAll(/ integrity="[^"]*"/g, "") : withoutAnchors(text);
    return route.fulfill({ response: answer, body });
  });
}

beforeEach(async () => {
  page = await (await openVisitor(browser, address)).newPage();
  await page.addInitScript(() => {
    // Anchors are the only feature that scripts ask about.
    CSS.supports = () => false;
  });
  await takeAnchors(page);
  await page.goto(`${address}/kategori/vitvaror/tvatt-tork`, { waitUntil: "networkidle" });
});

/** The flyout's distance from the edge of the window and from its category, in pixels. */
async function offset(name: string): Promise<{ readonly beside: number; readonly below: number }> {
  const item = page.locator(".torg-main-menu__categories > li", { hasText: name });
  const category = await item.boundingBox();
  const flyout = await item.locator("[popover]").boundingBox();
  if (category === null || flyout === null) throw new Error(`${name} has no flyout.`);
  return { beside: Math.round(flyout.x), below: Math.round(flyout.y - category.y - category.height) };
}

describe("a flyout of the menu in a browser without anchor positioning", () => {
  it("opens below its category and stays there when the page moves", async () => {
    const button = page.getByRole("button", { name: "Visa undermeny för Ljud & bild" });
    await button.hover();
    await page.locator("header button[aria-controls]").first().waitFor({ state: "attached" });
    await button.click();
    const way = page.locator("#meny").getByRole("link", { name: "Allt inom Ljud & bild" });
    await way.waitFor();
    await expect.poll(() => offset("Ljud & bild")).toEqual({ beside: 16, below: 0 });
    await page.mouse.wheel(0, 60);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
    await expect.poll(() => offset("Ljud & bild")).toEqual({ beside: 16, below: 0 });
    await way.click();
    await page.waitForURL(/\/kategori\/ljud-bild$/);
  });

  it("covers nothing but the page when there is no script", async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });
    // A first visit would have its style sheets in the document.
    await context.addCookies([{ name: "required", value: "1", url: address }]);
    const plain = await context.newPage();
    await takeAnchors(plain);
    await plain.goto(`${address}/kategori/vitvaror`);
    await plain.getByRole("button", { name: "Visa undermeny för Ljud & bild" }).click();
    const flyout = await plain.locator("#meny [popover]:popover-open").boundingBox();
    const header = await plain.locator("header").first().boundingBox();
    expect(flyout?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await context.close();
  });
});
