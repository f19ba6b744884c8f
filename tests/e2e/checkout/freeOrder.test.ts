import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { companyCustomer } from "./companyCustomer.ts";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { withDatabase } from "../steps/readOrder.ts";
import { choosePayment } from "../steps/calls/choosePayment.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyUndelivered } from "../steps/calls/readyUndelivered.ts";
import { referenceShop } from "../shops/referenceShop.ts";

let browser: Browser;
const shop = referenceShop();

const setting = { key: "checkout", value: JSON.stringify({ delivery_handler: "svea" }) };

beforeAll(async () => {
  browser = await openBrowser();
  await withDatabase(
    shop.dataDir,
    async (db) =>
      void (await db
        .insertInto("setting")
        .values(setting)
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: setting.value }))
        .execute()),
  );
});

afterAll(async () => {
  await withDatabase(
    shop.dataDir,
    async (db) => void (await db.deleteFrom("setting").where("key", "=", "checkout").execute()),
  );
  await browser.close();
});

it("accepts a free order in a shop whose payment checkout includes the delivery", async () => {
  const context = await openVisitor(browser, shop.address, { viewport: viewports.phone, hasTouch: true });
  const page = await context.newPage();
  await readyCart(context, shop.address, [1304]);
  await readyUndelivered(context, shop.address);
  await choosePayment(context, shop.address, "2");
  const delivery = page.getByRole("region", { name: /Välj fraktsätt$/ });
  // The server caches the ways of delivery for two seconds.
  await expect
    .poll(async () => {
      await page.goto(`${shop.address}/kassa/leverans`);
      await page.getByRole("region", { name: /Din varukorg$/ }).waitFor();
      return delivery.count();
    })
    .toBe(0);
  await page.getByText("+ Lägg till rabattkod/presentkort").first().tap();
  await page.getByPlaceholder("Din kod").fill("JUBILEUM");
  await page.getByRole("button", { name: "Lägg till", exact: true }).tap();
  const payment = page.getByRole("region", { name: /Betalning$/ });
  const button = payment.getByRole("button", { name: "Lägg order" });
  await button.waitFor();
  for (const [name, value] of Object.entries({ ...companyCustomer, Postnummer: "127 47" })) {
    await payment.getByRole("textbox", { name }).first().fill(value);
  }
  await payment.getByText("Jag accepterar").tap();
  await button.tap();
  await delivery.getByText("Välj ett fraktsätt.").waitFor();
  await pressChoice(delivery.getByRole("radio", { name: /Hämta i butik/ }));
  await page.getByText(/^Kassan är uppdaterad/).waitFor({ state: "attached" });
  await button.tap();
  await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
  await context.close();
});
