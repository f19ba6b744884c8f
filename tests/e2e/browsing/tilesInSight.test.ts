import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();
const listing = `${address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(() => page.context().close());

afterAll(() => browser.close());

/** Opens the first screen of the listing; `twoColumns` sets the marks of a shop with two columns on phones. */
async function open(viewport: { readonly width: number; readonly height: number }, twoColumns = false): Promise<void> {
  page = await (await openVisitor(browser, address, { viewport })).newPage();
  await page.goto(listing);
  if (twoColumns)
    await page.locator(".torg-product-area .torg-product-grid").evaluate((grid) => grid.setAttribute("data-two", ""));
}

const tiles = (): Locator => page.getByRole("main").getByRole("article");

interface Place {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

async function placeOf(part: Locator): Promise<Place> {
  const box = await part.boundingBox();
  if (box === null) throw new Error("What is looked for is not drawn.");
  return { top: box.y, bottom: box.y + box.height, left: box.x };
}

interface Shown {
  readonly tile: Place;
  readonly price: Place;
  readonly button: Place;
  readonly box: Place;
}

async function firstTiles(count: number): Promise<readonly Shown[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const tile = tiles().nth(index);
      return {
        tile: await placeOf(tile),
        price: await placeOf(tile.locator(".torg-price__amount")),
        button: await placeOf(tile.getByRole("button", { name: "Lägg i varukorgen" })),
        box: await placeOf(tile.getByRole("checkbox")),
      };
    }),
  );
}

const isWhole = ({ top, bottom }: Place, height: number): boolean => top >= 0 && bottom <= height;

/** The largest distance between tops that should be aligned. */
const spread = (places: readonly Place[]): number =>
  Math.max(...places.map(({ top }) => top)) - Math.min(...places.map(({ top }) => top));

describe("the first screen of a listing", () => {
  it.each([
    ["one column", false],
    ["two columns", true],
  ])("shows two products with price and button on a phone with %s", async (_, twoColumns) => {
    await open(viewports.phone, twoColumns);
    const shown = await firstTiles(2);
    for (const { price, button } of shown) {
      expect(isWhole(price, viewports.phone.height)).toBe(true);
      expect(isWhole(button, viewports.phone.height)).toBe(true);
    }
    const columns = new Set(shown.map(({ tile }) => tile.left));
    expect(columns.size).toBe(twoColumns ? 2 : 1);
  });

  it("shows three products with price and button on a laptop", async () => {
    await open({ width: 1280, height: 900 });
    for (const { price, button } of await firstTiles(3)) {
      expect(isWhole(price, 900)).toBe(true);
      expect(isWhole(button, 900)).toBe(true);
    }
  });

  it.each([
    [1280, 3, false],
    [800, 3, false],
    [390, 2, true],
  ])("aligns pictures, prices, buttons and last lines of a row at %i pixels", async (width, columns, twoColumns) => {
    await open({ width, height: 900 }, twoColumns);
    const shown = await firstTiles(columns * 3);
    for (let first = 0; first < shown.length; first += columns) {
      const row = shown.slice(first, first + columns);
      expect(new Set(row.map(({ tile }) => tile.top)).size).toBe(1);
      expect(spread(row.map(({ price }) => price))).toBeLessThanOrEqual(8);
      expect(spread(row.map(({ button }) => button))).toBeLessThanOrEqual(8);
      expect(spread(row.map(({ box }) => box))).toBe(0);
      // Nothing is kept free below the last line.
      for (const { tile, box } of row) expect(tile.bottom - box.bottom).toBeLessThan(24);
    }
  });

  it("links to the product from everywhere in a tile, and to nothing else", async () => {
    await open(viewports.laptop);
    const box = await placeOf(tiles().first());
    await page.mouse.click(box.left + 40, box.top + 40);
    await page.waitForURL(/\/produkter\/id\/1001$/);
  });
});
