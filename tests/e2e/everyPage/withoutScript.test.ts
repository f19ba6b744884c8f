import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { eachVisitor } from "../steps/eachVisitor.ts";
import { viewports } from "../shops/openBrowser.ts";
import { chooseDelivery } from "../steps/calls/chooseDelivery.ts";
import { choosePayment } from "../steps/calls/choosePayment.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyUndelivered } from "../steps/calls/readyUndelivered.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const shop = referenceShop();
const visit = eachVisitor(shop.address, {
  viewport: viewports.phone,
  javaScriptEnabled: false,
  before: (context, address) => readyCart(context, address, [1008]),
});

const payment = (): Locator => visit.page().getByRole("region", { name: /Betalning$/ });
const link = (): Locator => payment().getByRole("link", { name: "Vidare till kortbetalning" });
/** Fallbacks without scripts cannot be found by their text alone. */
const told = (text: string): Locator => payment().locator("p", { hasText: text });
const open = () => visit.page().goto(`${shop.address}/kassa/leverans`);

describe("a checkout without script", () => {
  it("leads to the card page only once everything an order needs is filled in, and shows it in its block", async () => {
    await choosePayment(visit.context(), shop.address, "3");
    await open();
    await told("Ange ditt postnummer innan du betalar.").waitFor();
    expect(await link().count()).toBe(0);
    await readyUndelivered(visit.context(), shop.address);
    await choosePayment(visit.context(), shop.address, "3");
    await open();
    await told("Välj ett fraktsätt innan du betalar.").waitFor();
    expect(await link().count()).toBe(0);
    await chooseDelivery(visit.context(), shop.address, 2);
    await open();
    await link().waitFor();
    await told("Att betala").waitFor();
    // A company has no right to withdraw.
    expect(await told("14 dagars ångerrätt").count()).toBe(0);
  });

  it("accepts a message of a thousand characters with line breaks, and says why a longer one is rejected", async () => {
    await open();
    const field = visit.page().getByLabel("Meddelande till butiken");
    const save = (): Promise<void> =>
      visit.page().locator(".torg-order-message").getByRole("button", { name: "Spara" }).click();
    const lines = `${"rad 4567\n".repeat(111)}1`;
    expect(lines).toHaveLength(1000);
    await visit.page().getByText("+ Lägg till meddelande").click();
    await field.fill(lines);
    await save();
    await expect.poll(() => field.inputValue()).toBe(lines);
    expect(await visit.page().getByText("Meddelandet får vara högst 1 000 tecken.").count()).toBe(0);
    await field.evaluate((area) => area.removeAttribute("maxlength"));
    await field.fill(`${lines}2`);
    await save();
    await visit.page().getByText("Meddelandet får vara högst 1 000 tecken.").waitFor();
    expect(await field.inputValue()).toBe(`${lines}2`);
  });
});
