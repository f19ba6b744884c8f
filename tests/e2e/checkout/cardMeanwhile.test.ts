import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeBlock } from "../steps/changeBlock.ts";
import { companyCustomer } from "./companyCustomer.ts";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { pressPlace } from "../steps/pressPlace.ts";
import { chooseDelivery } from "../steps/calls/chooseDelivery.ts";
import { choosePayment } from "../steps/calls/choosePayment.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyCheckout } from "../steps/calls/readyCheckout.ts";
import { readyInvoice } from "../steps/calls/readyInvoice.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();

let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  context = await openVisitor(browser, address, { viewport: viewports.phone, hasTouch: true });
  page = await context.newPage();
});
afterEach(() => context.close());

const payment = () => page.getByRole("region", { name: /Betalning$/ });
const button = () => payment().getByRole("button", { name: "Vidare till kortbetalning" });
const atCardPage = () => page.getByRole("heading", { name: "Extern kortbetalning (teststubbe)" }).waitFor();

/** Opens the checkout of a visitor who is about to pay by card. */
async function openCard(deliveryId = 2): Promise<void> {
  await readyCheckout(context, address);
  await chooseDelivery(context, address, deliveryId);
  await choosePayment(context, address, "3");
  await page.goto(`${address}/kassa/leverans`);
  await button().waitFor();
}

/** Holds the responses of a call until they are released. */
async function holdCall(path: string): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

describe("the link to the card page", () => {
  it("does not open for another order than the one shown, even at the same sum", async () => {
    await openCard(1);
    await chooseDelivery(context, address, 3);
    await button().tap();
    await payment()
      .getByRole("alert")
      .getByText(/^Beställningen ändrades/)
      .waitFor();
    const delivery = await changeBlock(page, /fraktsätt$/);
    await delivery.getByRole("radio", { name: /^Hämta i butik/, checked: true }).waitFor();
    await button().tap();
    await atCardPage();
  });

  it("opens after the update during which it was pressed", async () => {
    await openCard();
    const letGo = await holdCall("/checkoutv3/deliverytypes/update");
    await changeBlock(page, /fraktsätt$/);
    await page.getByLabel("Välj tid").selectOption("kvall");
    await expect.poll(() => button().isDisabled()).toBe(true);
    await pressPlace(button());
    await payment().getByText("Du kommer till kortbetalningen så snart kassan är uppdaterad.").waitFor();
    letGo();
    await atCardPage();
  });

  it("does not open before a message to the shop is saved, and says so", async () => {
    await openCard();
    await page.route("**/api/internal/orders/update_order_message", (route) => route.fulfill({ status: 500 }));
    await page.getByText("Lägg till meddelande").first().tap();
    await page.getByRole("textbox", { name: /meddelande/i }).fill("Ring på porttelefonen");
    await button().tap();
    await payment()
      .getByText(/kunde inte sparas/)
      .first()
      .waitFor();
    await page.unroute("**/api/internal/orders/update_order_message");
    await button().tap();
    await atCardPage();
  });
});

describe("a payment on the page itself", () => {
  it("waits for a message to the shop that could not be saved, and continues once it is", async () => {
    await readyCheckout(context, address);
    await choosePayment(context, address, "2");
    await page.goto(`${address}/kassa/leverans`);
    const pay = payment().getByRole("button", { name: "Slutför köp" });
    await page.route("**/api/internal/orders/update_order_message", (route) => route.fulfill({ status: 500 }));
    await page.getByText("Lägg till meddelande").first().tap();
    await page.getByRole("textbox", { name: /meddelande/i }).fill("Ring på porttelefonen");
    await page.getByRole("heading", { name: /Betalning$/ }).tap();
    const told = payment().getByRole("alert").filter({ hasText: "kunde inte sparas" });
    await told.waitFor();
    expect(await payment().locator("[inert]").count()).toBe(1);
    await page.unroute("**/api/internal/orders/update_order_message");
    await told.getByRole("button", { name: "Försök igen" }).tap();
    await expect.poll(() => told.count()).toBe(0);
    await pay.tap();
    await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
    await page.getByText("Ring på porttelefonen").first().waitFor();
  });
});

describe("an order that is placed right after another payment method was chosen", () => {
  it("is not sent with the replaced form, and says so", async () => {
    await readyCart(context, address, [1008]);
    await readyInvoice(context, address);
    await page.goto(`${address}/kassa/leverans`);
    for (const [name, value] of Object.entries({ ...companyCustomer, Postnummer: "127 47" })) {
      await payment().getByRole("textbox", { name }).first().fill(value);
    }
    await payment().getByText("Jag accepterar").tap();
    const sent: string[] = [];
    page.on("request", (request) => void (request.url().endsWith("/checkout/manual_payment") && sent.push("order")));
    const letGo = await holdCall("/checkoutv3/paymentTypes/update");
    await changeBlock(page, /betalningsmetod$/);
    await pressChoice(page.getByRole("radio", { name: /^Kortbetalning/ }));
    await pressPlace(payment().getByRole("button", { name: "Köp nu" }));
    letGo();
    await payment()
      .getByRole("alert")
      .getByText(/^Beställningen ändrades/)
      .waitFor();
    await button().waitFor();
    expect(sent).toEqual([]);
  });
});
