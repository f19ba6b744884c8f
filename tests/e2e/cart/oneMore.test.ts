import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { eachVisitor } from "../steps/eachVisitor.ts";
import { viewports } from "../shops/openBrowser.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();
const index = "**/checkoutv3/products/index";
const lines = z.object({ products: z.array(z.object({ product_id: z.number(), quantity: z.number() })) });

const visit = eachVisitor(address, {
  viewport: viewports.phone,
  hasTouch: true,
});

/** The server's cart: product and quantity. */
async function held(): Promise<readonly (readonly [id: number, quantity: number])[]> {
  const answer = await visit.context().request.get(`${address}/checkoutv3/products/index`);
  return lines.parse(await answer.json()).products.map((line) => [line.product_id, line.quantity]);
}

const buyOf = (on: Page) => on.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" }).first();
const isAdded = (on: Page) => on.getByRole("main").getByRole("button", { name: "Tillagd" }).first().waitFor();
const cartSays = (on: Page, count: number) =>
  on.getByRole("link", { name: new RegExp(`^Varukorg, ${count} produkt`) }).waitFor();

describe("one press on a buy button", () => {
  it("adds one to what another window has added, with both windows visible", async () => {
    await readyCart(visit.context(), address, [1304]);
    await visit.page().goto(`${address}/produkter/id/1304`);
    await buyOf(visit.page()).tap();
    await cartSays(visit.page(), 2);
    await readyCart(visit.context(), address, [1304]);
    await visit.page().getByRole("button", { name: "Lägg i varukorgen" }).first().tap();
    await cartSays(visit.page(), 4);
    expect(await held()).toEqual([[1304, 4]]);
  });

  it("adds one while the page is still loading the cart", async () => {
    await readyCart(visit.context(), address, [1304, 1304, 1304]);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await visit.page().route(index, async (route) => {
      await released;
      await route.continue();
    });
    await visit.page().goto(`${address}/produkter/id/1304`);
    await buyOf(visit.page()).tap();
    await isAdded(visit.page());
    expect(await held()).toEqual([[1304, 4]]);
    release();
    await cartSays(visit.page(), 4);
  });

  it("adds one when the cart could not be read", async () => {
    await readyCart(visit.context(), address, [1304, 1304, 1304]);
    await visit.page().route(index, (route) => route.fulfill({ status: 500, json: { message: "Något gick fel" } }));
    await visit.page().goto(`${address}/produkter/id/1304`);
    await buyOf(visit.page()).tap();
    await isAdded(visit.page());
    expect(await held()).toEqual([[1304, 4]]);
  });

  it("adds one from a tile, and one of each ticked extra", async () => {
    await readyCart(visit.context(), address, [1001, 1901]);
    await visit.page().goto(`${address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`);
    const tile = visit.page().getByRole("article", { name: "Tvättmaskin NV 8014" });
    await readyCart(visit.context(), address, [1001]);
    await tile.getByRole("button", { name: "Lägg i varukorgen" }).tap();
    await cartSays(visit.page(), 4);
    await visit.page().goto(`${address}/produkter/id/1001`);
    await visit.page().getByText("Anslutningsslang 2 m").first().tap();
    await readyCart(visit.context(), address, [1901]);
    await buyOf(visit.page()).tap();
    await cartSays(visit.page(), 7);
    expect(await held()).toEqual([
      [1001, 4],
      [1901, 3],
    ]);
  });

  it("says that nothing was added when the server's cart lacks the product", async () => {
    await visit.page().goto(`${address}/produkter/id/1304`);
    await visit.page().route("**/checkoutv3/products/update", async (route) => {
      const answer = await visit.context().request.get(`${address}/checkoutv3/products/index`);
      await route.fulfill({ response: answer });
    });
    await buyOf(visit.page()).tap();
    const said = visit.page().getByRole("main").getByRole("alert");
    await said.getByText("Produkten kunde inte läggas till. Försök igen om en stund.").waitFor();
    expect(await visit.page().getByRole("button", { name: "Tillagd" }).count()).toBe(0);
  });
});
