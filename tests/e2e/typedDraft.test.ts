import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { companyCustomer } from "./companyCustomer.ts";
import { openBrowser, openVisitor, viewports } from "./openBrowser.ts";
import { readyCart, readyInvoice } from "./readyCheckout.ts";
import { referenceShop } from "./referenceShop.ts";

const shop = referenceShop();
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

beforeEach(async () => {
  context = await openVisitor(browser, shop.address, { viewport: viewports.phone, hasTouch: true });
  page = await context.newPage();
  await readyCart(context, shop.address, [1008]);
  await readyInvoice(context, shop.address);
  await page.goto(`${shop.address}/kassa/leverans`);
});

afterEach(() => context.close());

const payment = () => page.getByRole("region", { name: /Betalning$/ });
const field = (name: string) => payment().getByRole("textbox", { name }).first();
const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));

describe("what was typed at the checkout", () => {
  it("is there after a reload, without the number, is sent with the order, and is forgotten then", async () => {
    for (const [name, value] of Object.entries(companyCustomer)) await field(name).fill(value);
    await field("Postnummer").fill("127 47");
    await expect.poll(kept).toContain("127 47");
    await page.reload();
    await expect.poll(() => field("Förnamn").inputValue()).toBe("Anna");
    await page.locator("[data-island=checkout][data-state=awake]").waitFor();
    for (const [name, value] of Object.entries(companyCustomer)) {
      expect(await field(name).inputValue()).toBe(name === "Organisationsnummer" ? "" : value);
    }
    expect(await kept()).not.toContain("556016");
    await field("Organisationsnummer").fill(companyCustomer.Organisationsnummer);
    await payment().getByText("Jag accepterar").tap();
    await payment().getByRole("button", { name: "Köp nu" }).tap();
    await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
    await expect.poll(kept).not.toContain("Anna");
  });

  it("is there in a form that is drawn only after the reload", async () => {
    await field("Förnamn").fill("Anna");
    await page
      .getByRole("region", { name: /Välj betalningsmetod$/ })
      .locator("label", { hasText: "Kortbetalning" })
      .tap();
    await payment().getByRole("button", { name: "Vidare till kortbetalning" }).waitFor();
    await expect.poll(kept).toContain("Anna");
    await page.reload();
    await page
      .getByRole("region", { name: /Välj betalningsmetod$/ })
      .locator("label", { hasText: "Faktura" })
      .tap();
    await expect.poll(() => field("Förnamn").inputValue()).toBe("Anna");
  });

  it("keeps a message that nobody has left yet", async () => {
    await page.getByText("+ Lägg till meddelande").tap();
    const message = page.getByLabel("Meddelande till butiken");
    await message.fill("Ring på");
    // What is typed before the script is there is kept as soon as it is.
    await expect.poll(kept).toContain("Ring på");
    await page.reload();
    await expect.poll(() => message.inputValue()).toBe("Ring på");
    expect(await message.isVisible()).toBe(true);
  });

  it("takes a message away that is removed while it is being saved, and a tick that is taken back", async () => {
    const held: string[] = [];
    await page.route(/update_order_message|orders\/subscribe/, async (route) => {
      held.push(route.request().postData() ?? "");
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await page.getByText("+ Lägg till meddelande").tap();
    const message = page.getByLabel("Meddelande till butiken");
    await message.fill("Ring på");
    await page.getByRole("button", { name: "Ta bort meddelande" }).tap();
    const news = page.getByText("Ja tack, skicka mig nyheter");
    await news.tap();
    await news.tap();
    await expect.poll(() => held.at(-1)).toBe("value=0");
    await expect.poll(() => held.filter((body) => body.startsWith("order_message")).at(-1)).toBe("order_message=");
    const stored = async (): Promise<unknown> =>
      (await context.request.get(`${shop.address}/checkoutv3/checkoutv3/show`)).json();
    await expect.poll(stored).toMatchObject({ order_message: "", order_subscribe: { value: 0 } });
  });
});
