import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeBlock } from "../steps/changeBlock.ts";
import { chooseRadio } from "../steps/chooseRadio.ts";
import { companyCustomer } from "./companyCustomer.ts";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { readShop, readStock } from "../steps/readOrder.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { hearErrors } from "../steps/hearErrors.ts";

let browser: Browser;
const shop = referenceShop();

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** Without scripts a choice is saved by the button of its block; scripts save it at once. */
async function save(page: Page, block: RegExp, hasScript: boolean): Promise<void> {
  if (!hasScript) await page.getByRole("region", { name: block }).getByRole("button", { name: "Spara" }).click();
}

async function chooseInCheckout(page: Page, hasScript: boolean): Promise<void> {
  await pressChoice(page.getByRole("radio", { name: "Företag", exact: true }));
  await save(page, /Kundtyp/, hasScript);
  await page.getByRole("radio", { name: /Faktura för företag/ }).waitFor();
  const deliveries = page.getByRole("region", { name: /fraktsätt/ });
  await page.getByRole("textbox", { name: "Postnummer" }).first().fill("981 31");
  await page.getByRole("button", { name: "Fortsätt" }).click();
  await deliveries.getByText("Inget ombud nära 981 31").waitFor();
  expect(await deliveries.getByText("Matboden Liljeholmen").count()).toBe(0);
  await changeBlock(page, /Ange postnummer/);
  await page.getByRole("textbox", { name: "Postnummer" }).first().fill("127 47");
  await page.getByRole("button", { name: "Fortsätt" }).click();
  await deliveries.getByText("Inget ombud nära 981 31").waitFor({ state: "detached" });
  await pressChoice(page.getByRole("radio", { name: /Hemleverans/ }));
  await save(page, /fraktsätt/, hasScript);
  await chooseRadio(page.getByRole("radio", { name: /Faktura för företag/ }));
  await save(page, /betalningsmetod/, hasScript);
}

async function fillCustomer(page: Page): Promise<void> {
  const payment = page.getByRole("region", { name: /Betalning$/ });
  await payment.getByRole("textbox", { name: "Företagsnamn" }).waitFor();
  for (const [name, value] of Object.entries(companyCustomer)) {
    await payment.getByRole("textbox", { name }).first().fill(value);
  }
  await payment.getByRole("textbox", { name: "Postnummer" }).fill("127 47");
}

async function buy(context: BrowserContext, hasScript: boolean): Promise<number> {
  const page = await context.newPage();
  const problems = hearErrors(page);
  await page.goto(`${shop.address}/produkter/id/1304`);
  await page.getByText(/^Hos dig om 2–4 vardagar, 49\skr, fri från 1\s000\skr/).waitFor();
  await page.goto(`${shop.address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`);
  await page
    .getByRole("article", { name: "Tvättmaskin NV 8014" })
    .getByRole("button", { name: "Lägg i varukorgen" })
    .click();
  await page.getByRole("link", { name: /^Varukorg, 1 produkt/ }).waitFor();
  await page.goto(`${shop.address}/kassa/leverans`);
  await chooseInCheckout(page, hasScript);
  await fillCustomer(page);
  // Parts that were not used are still there after all these changes.
  for (const words of ["Logga in", "+ Lägg till rabattkod/presentkort", "+ Lägg till meddelande"]) {
    await page.getByRole("main").getByText(words, { exact: true }).first().waitFor();
  }
  const payment = page.getByRole("region", { name: /Betalning$/ });
  await payment.getByRole("button", { name: "Köp nu" }).click();
  await page.getByText("Du måste acceptera köpvillkoren.").first().waitFor();
  await pressChoice(payment.getByRole("checkbox", { name: /köpvillkoren/ }));
  await payment.getByRole("button", { name: "Köp nu" }).click();
  await page.waitForURL(/\/checkout\/confirmation\/\d+$/);
  await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
  const receipt = await page.getByRole("region", { name: "Din beställning" }).innerText();
  for (const words of ["Tvättmaskin NV 8014", "Hemleverans", "7\u00A0389\u00A0kr", "Faktura för företag", "127 47"]) {
    expect(receipt).toContain(words);
  }
  expect(problems).toEqual([]);
  return Number(page.url().split("/").at(-1));
}

describe.each([
  { title: "with script", hasScript: true },
  { title: "with script blocked", hasScript: false },
])("a purchase $title", ({ hasScript }) => {
  it("ends in an order with the right total, VAT and stock", async () => {
    const context = await openVisitor(browser, shop.address, { javaScriptEnabled: hasScript });
    const before = await readStock(shop.dataDir, 1001);
    const orderId = await buy(context, hasScript);
    const { order, stock } = await readShop(shop.dataDir, { orderId, productId: 1001 });
    expect(stock).toBe(before - 1);
    expect(order).toMatchObject({
      company: "Snickeri AB",
      email: "anna@snickeri.example",
      payment_name: "Faktura för företag",
      delivery_ore: 39_900,
      total_ore: 738_900,
      vat_ore: 147_780,
      lines: [{ product_id: 1001, quantity: 1, name: "Tvättmaskin NV 8014" }],
    });
    await context.close();
  });
});
