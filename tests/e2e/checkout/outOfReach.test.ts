import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { withDatabase } from "../steps/readOrder.ts";
import { readyCart } from "../steps/calls/readyCart.ts";

const shop = referenceShop();

let browser: Browser;

const reach = (notTo: readonly string[]): Promise<void> =>
  withDatabase(
    shop.dataDir,
    async (db) =>
      void (await db
        .updateTable("delivery_type")
        .set({ not_to: [...notTo] })
        .where("id", "=", 2)
        .execute()),
  );

beforeAll(async () => {
  browser = await openBrowser();
  await reach(["62"]);
});
afterAll(async () => {
  await reach([]);
  await browser.close();
});

it.each([
  { title: "a phone", viewport: viewports.phone },
  { title: "a laptop", viewport: viewports.laptop },
])("says on $title that a delivery does not reach a postal code, and promises nothing", async ({ viewport }) => {
  const context = await openVisitor(browser, shop.address, { viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await readyCart(context, shop.address, [1008]);
  await page.goto(`${shop.address}/kassa/leverans`);
  await page.getByRole("textbox", { name: "Postnummer" }).first().fill("621 57");
  await page.getByRole("button", { name: "Fortsätt" }).click();
  const deliveries = page.getByRole("region", { name: /fraktsätt$/ });
  // The shop's cached ways of delivery are at most two seconds old.
  await expect
    .poll(async () => {
      await page.reload();
      return deliveries.getByText("Levereras inte till 621 57").count();
    })
    .toBe(1);
  const card = deliveries.locator(".torg-radio-card", { hasText: "Hemleverans" });
  const told = await card.innerText();
  expect(told).toContain("ej tillgängligt");
  expect(told).not.toMatch(/vardagar|\bkr\b/u);
  expect(await card.getByRole("radio").isDisabled()).toBe(true);
  await context.close();
});
