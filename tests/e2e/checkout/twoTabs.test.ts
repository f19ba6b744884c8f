import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { changeBlock } from "../steps/changeBlock.ts";
import { changeProduct, priceOf } from "../steps/changeProduct.ts";
import { companyCustomer } from "./companyCustomer.ts";
import { hearErrors } from "../steps/hearErrors.ts";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { chooseDelivery } from "../steps/calls/chooseDelivery.ts";
import { choosePayment } from "../steps/calls/choosePayment.ts";
import { payMeanwhile } from "../steps/calls/payMeanwhile.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyCheckout } from "../steps/calls/readyCheckout.ts";
import { readyInvoice } from "../steps/calls/readyInvoice.ts";
import { takeOutOfCart } from "../steps/calls/takeOutOfCart.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address, dataDir } = referenceShop();

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const cartSchema = z.object({ totalAmount: z.number() });

async function cartOf({ request }: BrowserContext): Promise<z.infer<typeof cartSchema>> {
  return cartSchema.parse(await (await request.get(`${address}/checkoutv3/products/index`)).json());
}

/** Simulates a return to the page; a page without its own window never becomes hidden. */
async function lookAnew(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

describe("a visitor with two tabs", () => {
  it("sees at the checkout what the other tab has chosen, and keeps what is typed", async () => {
    const context = await openVisitor(browser, address);
    const page = await context.newPage();
    await readyCart(context, address, [1008]);
    await readyInvoice(context, address);
    await page.goto(`${address}/kassa/leverans`);
    const company = page.getByRole("textbox", { name: "Företagsnamn" });
    await company.fill("Torg AB");
    const delivery = (name: RegExp) => page.getByRole("radio", { name, checked: true });
    await changeBlock(page, /fraktsätt$/);
    await delivery(/Hemleverans/).waitFor();
    await page.locator("[data-island=checkout][data-state=awake]").waitFor();
    await chooseDelivery(context, address, 1);
    await lookAnew(page);
    await delivery(/Postombud/).waitFor();
    expect(await company.inputValue()).toBe("Torg AB");
    await context.close();
  });
});

describe("a visitor with two visible windows", () => {
  const payment = (page: Page) => page.getByRole("region", { name: /Betalning$/ });

  /** A company's checkout, filled in, right before its order. */
  async function fillInvoice(options: BrowserContextOptions = {}): Promise<{ context: BrowserContext; page: Page }> {
    const context = await openVisitor(browser, address, options);
    const page = await context.newPage();
    await readyCart(context, address, [1008]);
    await readyInvoice(context, address);
    await chooseDelivery(context, address, 1);
    await page.goto(`${address}/kassa/leverans`);
    for (const [name, value] of Object.entries({ ...companyCustomer, Postnummer: "127 47" })) {
      await payment(page).getByRole("textbox", { name }).first().fill(value);
    }
    await payment(page).getByText("Jag accepterar").click();
    return { context, page };
  }

  const windows = [
    { how: "with script", options: {} },
    { how: "without script", options: { javaScriptEnabled: false } },
  ];

  it.each(windows)("never orders another delivery than the one shown, $how", async ({ options }) => {
    const { context, page } = await fillInvoice(options);
    await chooseDelivery(context, address, 3);
    await payment(page).getByRole("button", { name: "Köp nu" }).click();
    const delivery = page.getByRole("region", { name: /Välj fraktsätt$/ });
    await delivery.getByRole("alert").getByText("Frakten har ändrats sedan du såg den senast.").waitFor();
    await page.getByRole("radio", { name: /^Hämta i butik/, checked: true }).waitFor();
    expect((await cartOf(context)).totalAmount).toBe(1);
    // The order now matches what is shown.
    await payment(page).getByRole("button", { name: "Köp nu" }).click();
    await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
    await context.close();
  });

  it.each(windows)("never orders another product than the one shown, at the same sum, $how", async ({ options }) => {
    const { context, page } = await fillInvoice(options);
    const putBack = await changeProduct(dataDir, 1013, { price_ore: await priceOf(dataDir, 1008) });
    try {
      await readyCart(context, address, [1013]);
      await takeOutOfCart(context, address, 1008);
      await payment(page).getByRole("button", { name: "Köp nu" }).click();
      const cart = page.getByRole("region", { name: /Din varukorg$/ });
      await cart.getByRole("alert").getByText("Varukorgen har ändrats sedan du såg den senast.").waitFor();
      expect((await cartOf(context)).totalAmount).toBe(1);
    } finally {
      await putBack();
    }
    await context.close();
  });
});

describe("a visitor at a checkout whose cart another window has changed", () => {
  /** The checkout before hydration, with a cart that has since grown; collects the page's errors. */
  async function openOutdated() {
    const context = await openVisitor(browser, address);
    const page = await context.newPage();
    const errors = hearErrors(page);
    await readyCart(context, address, [1008]);
    await readyInvoice(context, address);
    await chooseDelivery(context, address, 1);
    await page.goto(`${address}/kassa/leverans`, { waitUntil: "networkidle" });
    await readyCart(context, address, [1008]);
    return { context, page, errors };
  }
  const awake = (page: Page) => page.locator("[data-island=checkout][data-state=awake]").waitFor();

  it("keeps every letter that is typed while the checkout re-renders, and sees the current cart", async () => {
    const { context, page, errors } = await openOutdated();
    const company = page.getByRole("textbox", { name: "Företagsnamn" });
    const name = "Snickeri Aktiebolaget Söder om Ån";
    await company.click();
    await page.keyboard.type(name, { delay: 40 });
    await awake(page);
    await page
      .getByRole("region", { name: /Din varukorg$/ })
      .getByText("/st")
      .first()
      .waitFor();
    expect(await company.inputValue()).toBe(name);
    expect(await company.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole("link", { name: /^Varukorg, 2 produkter/ }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it("opens the block that was pressed", async () => {
    const { context, page, errors } = await openOutdated();
    const block = page.getByRole("region", { name: /Välj fraktsätt$/ });
    await block.getByText("Ändra", { exact: true }).click();
    await awake(page);
    expect(
      await block
        .locator("details")
        .first()
        .evaluate((fold) => fold.hasAttribute("open")),
    ).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe("a visitor who returns from another program", () => {
  it("sees the confirmation when the provider has reported the payment in the meantime", async () => {
    const context = await openVisitor(browser, address);
    const page = await context.newPage();
    await readyCheckout(context, address);
    await choosePayment(context, address, "2");
    await page.goto(`${address}/kassa/leverans`);
    await page.getByRole("heading", { name: "Svea (teststubbe)" }).waitFor();
    await payMeanwhile(context, address);
    await expect.poll(async () => (await cartOf(context)).totalAmount).toBe(0);
    await lookAnew(page);
    await page.waitForURL(/\/checkout\/confirmation\/\d+$/);
    await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
    await page.goto(`${address}/kassa/leverans`);
    await page.getByText("Här var det tomt").waitFor();
    await context.close();
  });
});
