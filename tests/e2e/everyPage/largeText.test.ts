import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyInvoice } from "../steps/calls/readyInvoice.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ letters: 24 });
});

afterAll(() => browser.close());

const fillCart = (context: BrowserContext) => readyCart(context, address, [1008, 1304]);

/** A page, and the visitor's earlier steps. */
interface State {
  readonly path: string;
  readonly ready?: (context: BrowserContext) => Promise<void>;
}

const states: Readonly<Record<string, State>> = {
  "the home page": { path: "/" },
  "a listing": { path: "/kategori/vitvaror/tvatt-tork/tvattmaskiner" },
  "a search": { path: "/produkter/sok?query=tvätt" },
  "a product": { path: "/produkter/id/1001" },
  "a comparison": { path: "/produkter/jamfor?p=1001,1002,1003" },
  brands: { path: "/tillverkare" },
  "an empty cart": { path: "/varukorg" },
  "a cart": { path: "/varukorg", ready: fillCart },
  "an empty checkout": { path: "/kassa/leverans" },
  "a checkout": { path: "/kassa/leverans", ready: fillCart },
  "a checkout for companies": {
    path: "/kassa/leverans",
    ready: async (context) => {
      await fillCart(context);
      await readyInvoice(context, address);
    },
  },
  stores: { path: "/sidor/butiker/vara-butiker" },
  terms: { path: "/sidor/kopvillkor" },
  returns: { path: "/retur-och-reklamation" },
  "a withdrawal": { path: "/angra-kop" },
  "the login": { path: "/login" },
  "the customer club": { path: "/kundklubb/registrera-dig" },
};

describe("a phone whose letters are half as large again", () => {
  it.each(Object.entries(states))("shows %s no wider than its window", async (_, { path, ready }) => {
    const context = await openVisitor(browser, address, { viewport: viewports.phone });
    try {
      await ready?.(context);
      const page = await context.newPage();
      await page.goto(`${address}${path}`, { waitUntil: "networkidle" });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("24px");
      const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      expect(width).toBe(room);
    } finally {
      await context.close();
    }
  });
});

describe("letters twice as large", () => {
  let large: Browser;

  beforeAll(async () => {
    large = await openBrowser({ letters: 32 });
  });

  afterAll(() => large.close());

  it.each(Object.values(viewports))(
    "leave name, account and search field readable at $width pixels",
    async (viewport) => {
      const context = await openVisitor(large, address, { viewport });
      try {
        const page = await context.newPage();
        await page.goto(address);
        const header = page.getByRole("banner");
        const nameSize = await header
          .locator(".torg-site-header__logo > span")
          .evaluate((name) => parseFloat(getComputedStyle(name).fontSize));
        expect(nameSize).toBeGreaterThanOrEqual(16);
        expect(await header.getByRole("link", { name: "Konto" }).isVisible()).toBe(true);
        expect((await header.locator("search:visible input").first().boundingBox())?.width).toBeGreaterThan(240);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      } finally {
        await context.close();
      }
    },
  );
});
