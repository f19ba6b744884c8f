import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});

beforeEach(async () => {
  page = await (await openVisitor(browser, address, { viewport: { width: 1280, height: 400 } })).newPage();
  await readyCart(page.context(), address, [1008]);
  await page.goto(`${address}/varukorg`, { waitUntil: "networkidle" });
});

afterEach(() => page.context().close());

afterAll(() => browser.close());

describe("the quantity of a line in the cart", () => {
  it("lets the mouse wheel scroll the page over it, and keeps its value", async () => {
    const quantity = page.getByRole("spinbutton").first();
    await quantity.click();
    await page.mouse.wheel(0, 150);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
    expect(await quantity.inputValue()).toBe("1");
  });

  it("keeps the line when Home or the down arrow is pressed at one", async () => {
    const quantity = page.getByRole("spinbutton").first();
    await quantity.click();
    await page.locator(".torg-cart-quantity__update[data-live]").first().waitFor({ state: "attached" });
    for (const key of ["Home", "ArrowDown"]) await quantity.press(key);
    await quantity.press("ArrowUp");
    await page.getByRole("link", { name: /^Varukorg, 2 produkter,/ }).waitFor();
  });
});

describe("a line that is removed from the cart", () => {
  it("can be restored in place, even if it was the only one, without losing the focus", async () => {
    await page
      .getByRole("button", { name: /^Ta bort / })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await page.getByText("Här var det tomt").waitFor();
    const focused = page.locator(":focus");
    await expect.poll(() => focused.textContent()).toBe("Ångra");
    await page.keyboard.press("Enter");
    await page.getByRole("spinbutton").first().waitFor();
    await expect.poll(() => focused.getAttribute("href")).toBe("/produkter/id/1008");
    await page.getByRole("spinbutton").first().fill("0");
    await page.keyboard.press("Enter");
    await page.getByText("Här var det tomt").waitFor();
    await expect.poll(() => focused.textContent()).toBe("Ångra");
  });
});

describe("the cart's page when the server cannot read the cart", () => {
  it("keeps its lines, and a press submits their forms", async () => {
    await page.route("**/checkoutv3/products/index*", (route) =>
      route.fulfill({ status: 503, json: { message: "Något gick fel" } }),
    );
    await page.goto(`${address}/varukorg`);
    await page.getByRole("button", { name: "Öka antal" }).first().click();
    await expect.poll(() => page.getByRole("spinbutton").first().inputValue()).toBe("2");
    expect(await page.getByText(/^Något gick fel/).count()).toBe(0);
  });
});

describe("the cart in its panel", () => {
  it("shows that it is loading, never looks empty, and is loaded again after a failure", async () => {
    let isUp = false;
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/checkoutv3/products/index*", async (route) => {
      await held;
      await (isUp ? route.continue() : route.fulfill({ status: 500, json: { message: "Något gick fel" } }));
    });
    await page.goto(`${address}/produkter/id/1304`);
    await page.getByRole("banner").getByRole("link", { name: "Varukorg" }).click();
    const panel = page.getByRole("dialog", { name: "Din varukorg" });
    await panel.getByText("Laddar", { exact: true }).waitFor({ state: "attached" });
    expect(await panel.locator("[aria-busy=true]").count()).toBe(1);
    expect(await panel.getByText(/Här var det tomt|Inga produkter/).count()).toBe(0);
    release();
    await panel.getByText(/^Något gick fel vid inläsningen av varukorgen/).waitFor();
    expect(await panel.getByText(/Här var det tomt|Inga produkter/).count()).toBe(0);
    isUp = true;
    await panel.getByRole("button", { name: "Försök igen" }).click();
    await panel.getByRole("spinbutton").waitFor();
    await expect.poll(() => page.locator(":focus").getAttribute("href")).toMatch(/^\/produkter\//);
  });

  it("keeps the scroll position of the page behind it, and obeys the page's policy", async () => {
    const refused: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) refused.push(message.text());
    });
    // The header slides into place, and must be there before it is pressed.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${address}/kategori/vitvaror/tvatt-tork`);
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
    await page.locator("html[data-scrolled]").waitFor();
    const link = page.getByRole("banner").getByRole("link", { name: /^Varukorg/ });
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
    const before = await page.evaluate(() => window.scrollY);
    // A press at coordinates, since waiting for visibility would scroll by itself.
    await page.mouse.click(x + 10, y + 10);
    const panel = page.getByRole("dialog", { name: "Din varukorg" });
    await panel.getByRole("heading", { name: "Din varukorg" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    await link.and(page.locator(":focus")).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(refused).toEqual([]);
  });
});
