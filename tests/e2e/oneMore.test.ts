import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { openBrowser, openVisitor } from "./openBrowser.ts";
import { readyCart } from "./readyCheckout.ts";
import { referenceShop } from "./referenceShop.ts";

const { address } = referenceShop();
const index = "**/checkoutv3/products/index";
const lines = z.object({ products: z.array(z.object({ product_id: z.number(), quantity: z.number() })) });

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

/** What the server's cart holds: product and quantity. */
async function held(): Promise<readonly (readonly [id: number, quantity: number])[]> {
  const answer = await context.request.get(`${address}/checkoutv3/products/index`);
  return lines.parse(await answer.json()).products.map((line) => [line.product_id, line.quantity]);
}

const buyOf = (on: Page) => on.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" }).first();
const isAdded = (on: Page) => on.getByRole("main").getByRole("button", { name: "Tillagd" }).first().waitFor();
const cartSays = (on: Page, count: number) =>
  on.getByRole("link", { name: new RegExp(`^Varukorg, ${count} produkt`) }).waitFor();

describe("one press on a buy button", () => {
  it("adds one to what another window has put there, with both windows in sight", async () => {
    await readyCart(context, address, [1304]);
    await page.goto(`${address}/produkter/id/1304`);
    await buyOf(page).tap();
    await cartSays(page, 2);
    await readyCart(context, address, [1304]);
    await page.getByRole("button", { name: "Lägg i varukorgen" }).first().tap();
    await cartSays(page, 4);
    expect(await held()).toEqual([[1304, 4]]);
  });

  it("adds one while the page is still asking what lies in the cart", async () => {
    await readyCart(context, address, [1304, 1304, 1304]);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(index, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${address}/produkter/id/1304`);
    await buyOf(page).tap();
    await isAdded(page);
    expect(await held()).toEqual([[1304, 4]]);
    release();
    await cartSays(page, 4);
  });

  it("adds one when the cart could not be read", async () => {
    await readyCart(context, address, [1304, 1304, 1304]);
    await page.route(index, (route) => route.fulfill({ status: 500, json: { message: "Något gick fel" } }));
    await page.goto(`${address}/produkter/id/1304`);
    await buyOf(page).tap();
    await isAdded(page);
    expect(await held()).toEqual([[1304, 4]]);
  });

  it("adds one from a tile, and one of each extra that is ticked", async () => {
    await readyCart(context, address, [1001, 1901]);
    await page.goto(`${address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`);
    const tile = page.getByRole("article", { name: "Tvättmaskin NV 8014" });
    await readyCart(context, address, [1001]);
    await tile.getByRole("button", { name: "Lägg i varukorgen" }).tap();
    await cartSays(page, 4);
    await page.goto(`${address}/produkter/id/1001`);
    await page.getByText("Anslutningsslang 2 m").first().tap();
    await readyCart(context, address, [1901]);
    await buyOf(page).tap();
    await cartSays(page, 7);
    expect(await held()).toEqual([
      [1001, 4],
      [1901, 3],
    ]);
  });

  it("says in a sentence that nothing was added when the server's cart lacks it", async () => {
    await page.goto(`${address}/produkter/id/1304`);
    await page.route("**/checkoutv3/products/update", async (route) => {
      const answer = await context.request.get(`${address}/checkoutv3/products/index`);
      await route.fulfill({ response: answer });
    });
    await buyOf(page).tap();
    const said = page.getByRole("main").getByText("Produkten kunde inte läggas till. Försök igen om en stund.");
    await said.waitFor();
    expect(await page.getByRole("button", { name: "Tillagd" }).count()).toBe(0);
  });
});
