import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openVisitor } from "./openBrowser.ts";
import { chooseDelivery, readyCart, readyInvoice } from "./readyCheckout.ts";
import { referenceShop } from "./referenceShop.ts";

const { address } = referenceShop();

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("a visitor with two tabs", () => {
  it("adds to what the other tab has put into the cart, also while the page is still asking for it", async () => {
    const context = await openVisitor(browser, address);
    const page = await context.newPage();
    await page.goto(`${address}/produkter/id/1304`);
    const buy = page.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" }).first();
    await buy.hover();
    await page.locator("[data-island][data-state=awake]").first().waitFor({ state: "attached" });
    await readyCart(context, address, [1304, 1304, 1304]);
    let asked = 0;
    let press = (): void => {};
    const pressed = new Promise<void>((resolve) => {
      press = resolve;
    });
    await page.route("**/checkoutv3/products/index", async (route) => {
      asked += 1;
      // The first is for the number in the header; the buttons wait for the second.
      if (asked === 2) await pressed;
      await route.continue();
    });
    // A page that is looked at anew; one without a window of its own is never out of sight.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.getByRole("link", { name: /^Varukorg, 3 produkter/ }).waitFor();
    await buy.click();
    press();
    await page.getByRole("link", { name: /^Varukorg, 4 produkter/ }).waitFor();
    const cart = await (await context.request.get(`${address}/checkoutv3/products/index`)).json();
    expect(cart).toMatchObject({ totalAmount: 4 });
    await context.close();
  });

  it("sees at the checkout what the other tab has chosen, and keeps what is typed", async () => {
    const context = await openVisitor(browser, address);
    const page = await context.newPage();
    await readyCart(context, address, [1008]);
    await readyInvoice(context, address);
    await page.goto(`${address}/kassa/leverans`);
    const company = page.getByRole("textbox", { name: "Företagsnamn" });
    await company.fill("Torg AB");
    const delivery = (name: RegExp) => page.getByRole("radio", { name, checked: true });
    await delivery(/Hemleverans/).waitFor();
    await page.locator("[data-island=checkout][data-state=awake]").waitFor();
    await chooseDelivery(context, address, 1);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await delivery(/Postombud/).waitFor();
    expect(await company.inputValue()).toBe("Torg AB");
    await context.close();
  });
});
