import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { changeBlock } from "../steps/changeBlock.ts";
import { companyCustomer } from "./companyCustomer.ts";
import { hearErrors } from "../steps/hearErrors.ts";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { readShop, withDatabase } from "../steps/readOrder.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const shop = referenceShop();
const codes = [
  { code: "UTRIKES10", label: "Utrikes 10 %", kind: "percent", value: 10, left_ore: null },
  { code: "UTRIKESKORT", label: "Presentkort", kind: "gift_card", value: 20_000, left_ore: 20_000 },
] as const;

let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  await withDatabase(
    shop.dataDir,
    async (db) =>
      void (await db
        .insertInto("discount")
        .values([...codes])
        .execute()),
  );
});
afterAll(() => browser.close());

beforeEach(async () => {
  context = await openVisitor(browser, shop.address, { viewport: viewports.laptop });
  page = await context.newPage();
  await readyCart(context, shop.address, [1008]);
  await context.request.post(`${shop.address}/__test/checkout`, { data: { international: true } });
});
afterEach(() => context.close());

const shownSchema = z.object({
  discount: z.object({ rows: z.array(z.unknown()) }),
  delivery_checkout: z.object({ delivery_options: z.array(z.object({ name: z.string() })) }),
  available_payment_types: z.array(z.object({ payment_type_name: z.string() })),
  country_code: z.string(),
});
const cartSchema = z.object({ products: z.array(z.object({ product_id: z.number() })) });

const block = (name: RegExp): Locator => page.getByRole("region", { name });
const settled = async (): Promise<void> => {
  await expect.poll(() => page.getByRole("form", { name: "Kassa" }).getAttribute("aria-disabled")).toBe("false");
};

async function chooseCountry(name: string): Promise<void> {
  const country = await changeBlock(page, /land$/);
  await country.getByRole("combobox").selectOption({ label: name });
  await settled();
}

async function givePostalCode(code: string): Promise<void> {
  const postalCode = await changeBlock(page, /postnummer$/);
  await postalCode.getByRole("textbox", { name: "Postnummer" }).fill(code);
  await postalCode.getByRole("button", { name: "Fortsätt" }).click();
  await settled();
}

async function choose(blockName: RegExp, name: RegExp | string): Promise<void> {
  const there = await changeBlock(page, blockName);
  await pressChoice(there.getByRole("radio", { name, exact: true }));
  await settled();
}

async function addCode(code: string): Promise<void> {
  const main = page.getByRole("main");
  const opener = main.getByText("+ Lägg till rabattkod/presentkort").first();
  const field = main.getByPlaceholder("Din kod").first();
  if (!(await field.isVisible())) await opener.click();
  await field.fill(code);
  await main.getByRole("button", { name: "Lägg till", exact: true }).first().click();
  await page.getByRole("list", { name: "Tillagda koder" }).getByText(code, { exact: true }).waitFor();
  await settled();
}

describe("a checkout that delivers to several countries", () => {
  it("handles customer type, country, postal code, delivery, payment and codes on one page, in any order", async () => {
    const problems = hearErrors(page);
    await page.goto(`${shop.address}/kassa/leverans`);
    await choose(/Kundtyp/, "Företag");
    await chooseCountry("Norge");
    await givePostalCode("0150");
    await choose(/fraktsätt$/, /Hemleverans/);
    await choose(/betalningsmetod$/, /Faktura för företag/);
    await addCode("UTRIKES10");
    // All choices once more, in reverse.
    await addCode("UTRIKESKORT");
    await chooseCountry("Finland");
    await givePostalCode("00100");
    await choose(/fraktsätt$/, /Postombud/);
    await choose(/fraktsätt$/, /Hemleverans/);
    await choose(/Kundtyp/, "Privatperson");
    await choose(/Kundtyp/, "Företag");
    await choose(/betalningsmetod$/, /Faktura för företag/);
    const payment = block(/Betalning$/);
    for (const [name, value] of Object.entries(companyCustomer)) {
      await payment.getByRole("textbox", { name }).first().fill(value);
    }
    expect(await payment.getByRole("textbox", { name: "Postnummer" }).inputValue()).toBe("00100");
    await pressChoice(payment.getByRole("checkbox", { name: /köpvillkoren/ }));
    await payment.getByRole("button", { name: "Köp nu" }).click();
    await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
    const orderId = Number(page.url().split("/").at(-1));
    const { order } = await readShop(shop.dataDir, { orderId, productId: 1008 });
    expect(order).toMatchObject({
      customer_type: "company",
      country_code: "FI",
      zipcode: "00100",
      delivery_name: "Hemleverans",
      payment_name: "Faktura för företag",
    });
    expect(problems).toEqual([]);
  });

  it("has products, discount, deliveries, payment methods and country as soon as it is hydrated", async () => {
    const answerOf = async (path: string): Promise<unknown> => {
      const answer = await page.waitForResponse((response) => new URL(response.url()).pathname === path);
      return answer.json();
    };
    const answers = Promise.all([answerOf("/checkoutv3/checkoutv3/show"), answerOf("/checkoutv3/products/index")]);
    await page.goto(`${shop.address}/kassa/leverans`);
    await changeBlock(page, /land$/);
    await block(/land$/).getByRole("combobox").focus();
    const [shown, cart] = await answers;
    const { discount, delivery_checkout: delivery, ...data } = shownSchema.parse(shown);
    expect(cartSchema.parse(cart).products.map(({ product_id: id }) => id)).toEqual([1008]);
    expect(discount.rows).toEqual([]);
    expect(delivery.delivery_options.map(({ name }) => name)).toContain("Hemleverans");
    expect(data.available_payment_types.map((type) => type.payment_type_name)).toContain("Klarna");
    expect(data.country_code).toBe("SE");
  });
});
