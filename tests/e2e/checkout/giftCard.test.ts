import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeBlock } from "../steps/changeBlock.ts";
import { companyCustomer } from "./companyCustomer.ts";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { hearErrors } from "../steps/hearErrors.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { withDatabase } from "../steps/readOrder.ts";
import { chooseDelivery } from "../steps/calls/chooseDelivery.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyUndelivered } from "../steps/calls/readyUndelivered.ts";

let browser: Browser;
const shop = referenceShop();

const code = "VANDRINGEN-600";

beforeAll(async () => {
  browser = await openBrowser();
  const card = { code, label: "Presentkort", kind: "gift_card", value: 60_000, left_ore: 60_000 };
  await withDatabase(shop.dataDir, async (db) => void (await db.insertInto("discount").values(card).execute()));
});

afterAll(() => browser.close());

const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Waits until an element contains this text. */
const reads = (element: Locator, text: string): Promise<void> =>
  expect.poll(async () => plain(await element.innerText()), { timeout: 15_000 }).toContain(text);

async function addCode(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await main.getByText("+ Lägg till rabattkod/presentkort").first().click();
  await main.getByPlaceholder("Din kod").first().fill(code);
  await main.getByRole("button", { name: "Lägg till", exact: true }).first().click();
}

const summaryOf = (page: Page): Locator =>
  page.getByRole("main").getByRole("region", { name: "Beställningsöversikt" }).first();

const fiveCables = [1304, 1304, 1304, 1304, 1304];

describe("a gift card", () => {
  it("pays goods and delivery below the total from cart to confirmation, and shows its remaining amount", async () => {
    const context = await openVisitor(browser, shop.address, { viewport: viewports.phone });
    const page = await context.newPage();
    const problems = hearErrors(page);
    await readyCart(context, shop.address, fiveCables);
    await readyUndelivered(context, shop.address);
    await chooseDelivery(context, shop.address, 1);
    await page.goto(`${shop.address}/kassa/leverans`);
    await addCode(page);
    const row = page.getByRole("list", { name: "Tillagda koder" });
    await reads(row, "Presentkort 53,50 kr kvar på kortet −546,50 kr X");
    const payment = page.getByRole("region", { name: /Betalning$/ });
    const inAll = "Totalt inkl moms 546,50 kr, varav moms 109,30 kr";
    await reads(payment, `${inAll} Presentkort −546,50 kr Att betala 0 kr`);
    await changeBlock(page, /fraktsätt$/);
    await pressChoice(page.getByRole("radio", { name: /Hemleverans/ }));
    await reads(payment, "Totalt inkl moms 896,50 kr, varav moms 179,30 kr Presentkort −600 kr Att betala 296,50 kr");
    await reads(row, "Presentkort 0 kr kvar på kortet −600 kr X");
    for (const [name, value] of Object.entries({ ...companyCustomer, Postnummer: "127 47" })) {
      await payment.getByRole("textbox", { name }).first().fill(value);
    }
    await pressChoice(payment.getByRole("checkbox", { name: /köpvillkoren/ }));
    await payment.getByRole("button", { name: "Köp nu" }).click();
    await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
    await reads(
      page.getByRole("region", { name: "Din beställning" }),
      "Varav moms 179,30 kr Totalt inkl moms 896,50 kr Presentkort −600 kr Att betala 296,50 kr",
    );
    expect(problems).toEqual([]);
    await context.close();
  });

  it("works without script as well", async () => {
    const fill = { left_ore: 40_000 };
    await withDatabase(
      shop.dataDir,
      async (db) => void (await db.updateTable("discount").set(fill).where("value", "=", 60_000).execute()),
    );
    const context = await openVisitor(browser, shop.address, { javaScriptEnabled: false });
    const page = await context.newPage();
    await readyCart(context, shop.address, fiveCables);
    await page.goto(`${shop.address}/varukorg`);
    await addCode(page);
    await reads(summaryOf(page), "Totalt 497,50 kr Varav moms 99,50 kr Presentkort −400 kr Att betala 97,50 kr");
    expect(await page.getByRole("main").getByText("Rabatt", { exact: true }).count()).toBe(0);
    await context.close();
  });
});
