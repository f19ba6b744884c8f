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

/** Opens the listing and returns one of its tiles. */
async function open({ options, hasTwoColumns = false }: View, number = 0): Promise<Locator> {
  page = await (await openVisitor(browser, address, options)).newPage();
  await page.goto(listing);
  if (hasTwoColumns)
    await page.locator(".torg-product-area .torg-product-grid").evaluate((grid) => grid.setAttribute("data-two", ""));
  return page.getByRole("main").getByRole("article").nth(number);
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
  it("leads to its product from wherever there is no control", async () => {
    const tile = await open(view, 1);
    const buy = tile.getByRole("button", { name: "Lägg i varukorgen" });
    await buy.scrollIntoViewIfNeeded();
    const pressed = await buy.evaluate((button) => {
      const box = button.closest("article")?.querySelector(".torg-product-tile__actions")?.getBoundingClientRect();
      if (box === undefined) return [];
      const steps = Array.from({ length: 20 }).map((_step, index) => (index + 0.5) / 20);
      const points = steps.flatMap((x) =>
        steps.map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
      );
      return points.map(
        ([x, y]) => document.elementFromPoint(x, y)?.closest("a, button, label, input")?.tagName ?? "none",
      );
    });
    expect([pressed.length, pressed.filter((name) => name === "none")]).toEqual([400, []]);
    expect(pressed).toContain("A");
  });

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

const compareBar = () => page.getByRole("region", { name: "Jämförelse", exact: true });

/** Whether a press in the middle of a part reaches it. */
const isReached = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Scrolls the box of a tile to the place where the bar is going to be. */
const scrollToLowerEdge = (tile: Locator): Promise<void> =>
  tile.getByRole("checkbox").evaluate((box) => {
    scrollBy(0, box.getBoundingClientRect().bottom - innerHeight + 30);
  });

describe("the bars at the lower edge", () => {
  it.each(views.slice(0, 2))("leave the box in sight that opened the comparison on %s", async (_, view) => {
    const tile = await open(view, 3);
    await scrollToLowerEdge(tile);
    await tile.getByRole("checkbox").click();
    await compareBar().waitFor();
    await expect.poll(() => isReached(tile.getByRole("checkbox"))).toBe(true);
  });

  it("let no second press at the same place through to a product's link", async () => {
    const tile = await open({ options: { viewport: viewports.phone, hasTouch: true } }, 3);
    await scrollToLowerEdge(tile);
    const box = await tile.getByRole("checkbox").boundingBox();
    if (box === null) throw new Error("There is no box.");
    await page.touchscreen.tap(box.x + 9, box.y + 9);
    await compareBar().waitFor();
    await page.touchscreen.tap(box.x + 9, box.y + 9);
    await page.waitForTimeout(500);
    expect(page.url()).toBe(listing);
    expect(await tile.getByRole("checkbox").isChecked()).toBe(true);
    // After the first moment the bar is pressed like anything else.
    await compareBar().getByRole("button", { name: "Rensa" }).click();
    await page.getByText("Jämförelsen är tömd.").waitFor();
  });

  it.each([0, 1])("are one above the other on a phone, at %i of the page's height", async (part) => {
    const tile = await open({ options: { viewport: viewports.phone, hasTouch: true } });
    await tile.getByRole("button", { name: "Lägg i varukorgen" }).click();
    await tile.getByRole("button", { name: "Tillagd" }).waitFor();
    await tile.getByRole("checkbox").click();
    await compareBar().waitFor();
    await page.evaluate((at) => scrollTo(0, at * document.documentElement.scrollHeight), part);
    const checkout = page.getByRole("navigation", { name: "Din varukorg" });
    await expect.poll(async () => (await checkout.boundingBox())?.y).toBe(viewports.phone.height - 64);
    await expect.poll(() => isReached(checkout.getByRole("link", { name: "Gå till kassan" }))).toBe(true);
    await expect.poll(() => isReached(compareBar().getByRole("button", { name: "Rensa" }))).toBe(true);
  });

  it.each(views.slice(0, 2))("are not covered by the note of a purchase on %s", async (_, view) => {
    const tile = await open(view);
    await tile.getByRole("checkbox").click();
    await compareBar().waitFor();
    await tile.getByRole("button", { name: "Lägg i varukorgen" }).click();
    await page.locator(".torg-toast").getByText("Produkten är tillagd i din varukorg").waitFor();
    // Soon: the note itself leaves after five seconds.
    await expect
      .poll(() => isReached(compareBar().getByRole("button", { name: "Rensa" })), { timeout: 2000 })
      .toBe(true);
    await expect
      .poll(() => isReached(compareBar().getByRole("link", { name: "Jämför produkter" })), { timeout: 2000 })
      .toBe(true);
  });
});

describe("the tile of a product that is sold out", () => {
  it("has the link to the product, and no button that would be refused", async () => {
    page = await (await openVisitor(browser, address)).newPage();
    await page.goto(`${address}/kategori/tjanster`);
    const tile = page.getByRole("article", { name: "Installation utgången" });
    await tile.getByText("Slut i lager").waitFor();
    await tile.getByRole("link", { name: /^Läs mer/ }).waitFor();
    expect(await tile.getByRole("button", { name: "Lägg i varukorgen" }).count()).toBe(0);
  });
});
