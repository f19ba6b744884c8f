import { expect, it } from "vitest";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();
const words = "Du är inte uppkopplad just nu.";

it("keeps an offline visitor on the page, says so, and continues once the connection is back", async () => {
  const browser = await openBrowser();
  const context = await openVisitor(browser, address);
  const page = await context.newPage();
  await page.goto(`${address}/produkter/id/1001`, { waitUntil: "networkidle" });
  const buy = page.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" }).first();
  const title = await page.title();
  await context.setOffline(true);
  const message = page.getByRole("alert").filter({ hasText: words });
  await message.waitFor();
  await pressChoice(page.getByRole("checkbox", { name: /^Stapelsats/ }));
  await page.getByRole("link", { name: "Tvättmaskiner" }).first().click();
  await buy.click();
  expect([page.url(), await page.title()]).toEqual([`${address}/produkter/id/1001`, title]);
  await context.setOffline(false);
  // The message is removed and shown again after each press.
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await message.waitFor({ state: "detached" });
  await buy.click();
  // A slow page may answer the earlier press only now; with the extra each press adds two.
  await page.getByRole("link", { name: /^Varukorg, [1-4] produkt/ }).waitFor();
  await browser.close();
});
