import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser, openVisitor } from "./openBrowser.ts";
import { readyCart, readyComparison } from "./readyCheckout.ts";
import { referenceShop } from "./referenceShop.ts";

const { address } = referenceShop();
const listing = `${address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`;

let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});

beforeEach(async () => {
  context = await openVisitor(browser, address, { hasTouch: true, viewport: { width: 390, height: 844 } });
  page = await context.newPage();
});

afterEach(() => context.close());

afterAll(() => browser.close());

const buyOf = (on: Page) => on.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" }).first();

describe("a page that nobody has touched", () => {
  it("offers no more of a product that the cart holds as many of as one customer may buy", async () => {
    await readyCart(context, address, [1008, 1008]);
    await page.goto(`${address}/produkter/id/1008`);
    await expect.poll(() => buyOf(page).getAttribute("aria-disabled")).toBe("true");
    await page.goto(listing);
    const tile = page.locator("article").filter({ has: page.locator('[data-buys="1008"]') });
    await expect
      .poll(() => tile.getByRole("button", { name: "Lägg i varukorgen" }).getAttribute("aria-disabled"))
      .toBe("true");
  });

  it("says that there are no more of a product of which the cart holds more than the stock", async () => {
    await readyCart(context, address, [1010, 1010]);
    await page.goto(`${address}/produkter/id/1010`);
    await page.getByRole("main").getByText("Tyvärr har vi inte fler i lager av denna produkt").first().waitFor();
    expect(await buyOf(page).getAttribute("aria-disabled")).toBe("true");
  });

  it("lets no extra be ticked that the cart is full of", async () => {
    await readyCart(context, address, [1902]);
    await page.goto(`${address}/produkter/id/1001`);
    await page.getByText("Max 1 per kund").waitFor();
    await expect.poll(() => page.getByRole("checkbox", { name: /^Stapelsats/ }).isDisabled()).toBe(true);
  });

  it("asks once for the cart and once for what is compared, also when it is touched then", async () => {
    await readyCart(context, address, [1008, 1008]);
    await readyComparison(context, address, [1001]);
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === "GET" && /products\/index$|compare\/index$/.test(pathname)) asked.push(pathname);
    });
    await page.goto(listing);
    await page.locator("[data-compare]:checked").waitFor();
    await page.locator("[data-island=listing][data-state=awake]").waitFor();
    await page.waitForLoadState("networkidle");
    expect(asked.toSorted((a, b) => a.localeCompare(b))).toEqual([
      "/api/internal/compare/index",
      "/checkoutv3/products/index",
    ]);
  });
});

describe("what is compared", () => {
  beforeEach(() =>
    context.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException("No storage.", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: refuse });
    }),
  );

  const nameOf = (name: string) => page.getByRole("checkbox", { name: `Jämför ${name}`, exact: true });
  const bar = () => page.getByRole("region", { name: "Jämförelse", exact: true });

  it("is shown where the browser remembers nothing, and a press takes it out", async () => {
    await readyComparison(context, address, [1001]);
    await page.goto(listing);
    await bar().getByText("Jämför 1 produkter (max 4)").waitFor();
    expect(await nameOf("Tvättmaskin NV 8014").isChecked()).toBe(true);
    await nameOf("Tvättmaskin NV 8014").tap();
    await expect.poll(() => bar().count()).toBe(0);
  });

  it("stays when it is chosen before the page knows of it", async () => {
    await readyComparison(context, address, [1001]);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/internal/compare/index", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(listing);
    await nameOf("Tvättmaskin NV 8014").tap();
    await page.locator("[data-island=listing][data-state=awake]").waitFor();
    release();
    await bar().getByText("Jämför 1 produkter (max 4)").waitFor();
    await expect.poll(() => nameOf("Tvättmaskin NV 8014").isChecked()).toBe(true);
  });
});
