import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { hearErrors } from "../steps/hearErrors.ts";

const { address } = referenceShop();
const finder = `${address}/sidor/butiker/vara-butiker`;
const stockholm = { latitude: 59.3326, longitude: 18.0649 };

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Other hosts that were requested. */
  readonly foreign: readonly string[];
}

async function visit(options: BrowserContextOptions, steps: (visit: Visit) => Promise<void>): Promise<void> {
  const context = await openVisitor(browser, address, options);
  const foreign: string[] = [];
  const page = await context.newPage();
  page.on("request", (request) => {
    if (!request.url().startsWith(address)) foreign.push(request.url());
  });
  try {
    await steps({ page, context, foreign });
    expect(foreign).toEqual([]);
  } finally {
    await context.close();
  }
}

const allow = (context: BrowserContext) =>
  context.addCookies(["required", "functional_third_party"].map((name) => ({ name, value: "1", url: address })));
const names = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents();
const openedStores = (page: Page) =>
  page.locator("article:has(details[open])").evaluateAll((stores) => stores.map(({ id }) => id));

describe("the store finder", () => {
  it("lists every store and searches them with a form without script", async () => {
    await visit({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(finder);
      expect(await names(page)).toHaveLength(6);
      await page.getByRole("searchbox", { name: "Sök butik" }).fill("umeå");
      await page.getByRole("button", { name: "Visa butiker" }).click();
      await page.waitForURL(/sok=ume/);
      expect(await names(page)).toEqual(["Nordhem Vitvaror Umeå"]);
    });
  });

  it("renders its map without a request to any other host", async () => {
    await visit({}, async ({ page }) => {
      await page.goto(finder);
      const marker = page.getByRole("button", { name: "Nordhem Vitvaror Umeå" });
      await marker.press("Enter");
      const card = page.getByRole("dialog", { name: "Nordhem Vitvaror Umeå" });
      expect(await card.textContent()).toContain("906 20 Umeå");
      await page.keyboard.press("Escape");
      await card.waitFor({ state: "detached" });
      await expect.poll(() => marker.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });

  it("requests the visitor's position only on demand, sorts by it and stores it", async () => {
    await visit({ geolocation: stockholm, permissions: ["geolocation"] }, async ({ page }) => {
      await page.goto(finder);
      await page.getByRole("button", { name: "Sortera efter min position" }).click();
      await page.getByRole("button", { name: "Sorterat efter min position" }).waitFor();
      const sorted = await names(page);
      expect([sorted[0], sorted.at(-1)]).toEqual(["Nordhem Kungens Kurva", "Nordhem Kiruna"]);
      await page.reload();
      await page.getByRole("button", { name: "Sorterat efter min position" }).waitFor();
      expect(await names(page)).toEqual(sorted);
    });
  });

  it("stays unchanged when the position is refused", async () => {
    await visit({ permissions: [] }, async ({ page }) => {
      await page.goto(finder);
      const before = await names(page);
      const button = page.getByRole("button", { name: "Sortera efter min position" });
      await button.click();
      await page.locator('button[aria-busy="true"]').waitFor({ state: "detached" });
      expect(await names(page)).toEqual(before);
      expect(await button.count()).toBe(1);
    });
  });

  it.each([
    [
      "does not know it in time",
      () => {
        navigator.geolocation.getCurrentPosition = (_, onFailure, options) => {
          document.documentElement.dataset["asked"] = JSON.stringify(options);
          onFailure?.({ code: 3, message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
        };
      },
      '{"enableHighAccuracy":false,"maximumAge":30000,"timeout":8000}',
    ],
    [
      "has no such thing as a position",
      () => {
        Object.defineProperty(Navigator.prototype, "geolocation", { value: undefined });
      },
      null,
    ],
  ])("stays unchanged, without a message, when the device %s", async (_, device, asked) => {
    await visit({}, async ({ page, context }) => {
      await context.addInitScript(device);
      const failures = hearErrors(page);
      await page.goto(finder);
      // The map is rendered by the script that also handles the button.
      await page.locator(".torg-store-map[aria-busy=false]").waitFor();
      const told = () => page.getByRole("main").innerText();
      const before = await told();
      const button = page.getByRole("button", { name: "Sortera efter min position" });
      await button.click();
      if (asked !== null) await page.locator("html[data-asked]").waitFor();
      await page.locator('button[aria-busy="true"]').waitFor({ state: "detached" });
      expect(await page.locator("html").getAttribute("data-asked")).toBe(asked);
      expect(await told()).toBe(before);
      expect(await button.count()).toBe(1);
      expect(failures).toEqual([]);
    });
  });

  it("opens only the store in the address, and the next one instead of it", async () => {
    await visit({ viewport: viewports.phone, hasTouch: true }, async ({ page }) => {
      await page.goto(`${finder}#1`);
      await page.locator("article[id='1'] details[open]").waitFor();
      expect(await openedStores(page)).toEqual(["1"]);
      await page.getByRole("link", { name: "08-555 010 10" }).first().waitFor();
      await page.locator("article[id='2'] summary").tap();
      await expect.poll(() => openedStores(page)).toEqual(["2"]);
    });
  });

  it("reloads the page for stores with white goods only", async () => {
    await visit({}, async ({ page }) => {
      await page.goto(finder);
      await pressChoice(page.getByRole("checkbox", { name: "Visa endast vitvarubutiker" }));
      await page.waitForURL(/endast_vitvaror=1/);
      expect(await names(page)).toEqual(["Nordhem Vitvaror Umeå", "Nordhem Vitvaror Västerås"]);
      await pressChoice(page.getByRole("checkbox", { name: "Visa endast vitvarubutiker" }));
      await page.waitForURL((url) => !url.search.includes("endast_vitvaror"));
      expect(await names(page)).toHaveLength(6);
    });
  });

  it("makes the map 600 px high, and 300 px on a phone", async () => {
    for (const [viewport, height] of [
      [viewports.laptop, 600],
      [viewports.phone, 300],
    ] as const) {
      await visit({ viewport }, async ({ page, context }) => {
        await allow(context);
        await page.goto(finder);
        const map = page.getByRole("region", { name: "Karta över butiker" });
        await map.scrollIntoViewIfNeeded();
        await map.and(page.locator('[aria-busy="false"]')).waitFor();
        const box = await page.locator(".torg-store-finder__map").boundingBox();
        expect(Math.round(box?.height ?? 0)).toBe(height);
      });
    }
  });
});

describe("the stock check of a product", () => {
  it("loads once and links to the stores that have the product", async () => {
    await visit({}, async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/api/internal/stores/")) asked.push(request.url());
      });
      await page.goto(`${address}/produkter/id/1001`);
      const button = page.getByRole("button", { name: "Se lagerstatus i butik" });
      await button.click();
      const link = page.getByRole("link", { name: "Nordhem Kungens Kurva" });
      expect(await link.getAttribute("href")).toBe("/sidor/butiker/vara-butiker#1");
      await button.click();
      expect(asked).toHaveLength(1);
    });
  });

  it("reports a failure only in the console, and can be tried again", async () => {
    await visit({}, async ({ page }) => {
      const said: string[] = [];
      page.on("console", (message) => said.push(message.text()));
      await page.route("**/api/internal/stores/index/1001", (route) => route.fulfill({ status: 500 }), { times: 1 });
      await page.goto(`${address}/produkter/id/1001`);
      const button = page.getByRole("button", { name: "Se lagerstatus i butik" });
      await button.click();
      await expect.poll(() => said.filter((text) => text.includes("Fel i lagerhämtning"))).toHaveLength(1);
      expect(await page.getByText("Inga butiker har tyvärr produkten i lager").count()).toBe(0);
      expect(await page.getByRole("main").getByRole("alert").count()).toBe(0);
      await button.click();
      await page.getByRole("link", { name: "Nordhem Kungens Kurva" }).waitFor();
    });
  });

  it("says when no store has it", async () => {
    await visit({}, async ({ page }) => {
      await page.goto(`${address}/produkter/id/1013`);
      await page.getByRole("button", { name: "Se lagerstatus i butik" }).click();
      await page.getByText("Inga butiker har tyvärr produkten i lager").waitFor();
    });
  });
});
