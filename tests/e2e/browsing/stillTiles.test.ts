import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
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

interface View {
  readonly options: BrowserContextOptions;
  /** Whether to set the mark of a shop with two columns on phones. */
  readonly hasTwoColumns?: boolean;
}

const views: readonly (readonly [string, View])[] = [
  ["a laptop", { options: { viewport: viewports.laptop } }],
  ["a phone", { options: { viewport: viewports.phone, hasTouch: true } }],
  ["a small phone", { options: { viewport: { width: 320, height: 700 }, hasTouch: true } }],
  ["a phone with two columns", { options: { viewport: viewports.phone, hasTouch: true }, hasTwoColumns: true }],
];

async function open({ options, hasTwoColumns = false }: View): Promise<Locator> {
  page = await (await openVisitor(browser, address, options)).newPage();
  await page.goto(listing);
  if (hasTwoColumns)
    await page.locator(".torg-product-area .torg-product-grid").evaluate((grid) => grid.setAttribute("data-two", ""));
  return page.getByRole("main").getByRole("article").first();
}

/** Places of a tile's parts on the page, in whole pixels. */
async function placesOf(tile: Locator) {
  const parts: Readonly<Record<string, Locator>> = {
    tile,
    button: tile.locator("form button"),
    more: tile.getByRole("link", { name: /^Läs mer/ }),
    box: tile.getByRole("checkbox"),
    limit: tile.getByText("Max 5 per kund"),
  };
  const places: Record<string, readonly number[]> = {};
  const scrolled = await page.evaluate(() => scrollY);
  for (const [name, part] of Object.entries(parts)) {
    const box = await part.boundingBox();
    places[name] = box === null ? [] : [box.x, box.y + scrolled, box.width, box.height].map(Math.round);
  }
  return places;
}

describe.each(views)("a tile on %s", (_, view) => {
  it("keeps all parts where they are while its product is added to the comparison", async () => {
    const tile = await open(view);
    const before = await placesOf(tile);
    await tile.getByRole("checkbox").click();
    await page.getByRole("region", { name: "Jämförelse", exact: true }).waitFor();
    await tile.locator("[data-added]").waitFor({ state: "attached" });
    expect(await placesOf(tile)).toEqual(before);
    await tile.locator("[data-added]").waitFor({ state: "detached" });
    expect(await placesOf(tile)).toEqual(before);
  });

  it("keeps all parts where they are while its product is bought", async () => {
    const tile = await open(view);
    const before = await placesOf(tile);
    await tile.getByRole("button", { name: "Lägg i varukorgen" }).click();
    await tile.getByRole("button", { name: "Tillagd" }).waitFor();
    expect(await placesOf(tile)).toEqual(before);
    await tile.getByRole("button", { name: "Lägg i varukorgen" }).waitFor();
    expect(await placesOf(tile)).toEqual(before);
    expect(await tile.getByRole("link", { name: "Gå till kassan" }).isVisible()).toBe(true);
  });
});
