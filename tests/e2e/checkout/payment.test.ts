import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeBlock } from "../steps/changeBlock.ts";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { putIntoCart } from "../steps/putIntoCart.ts";
import { readShop } from "../steps/readOrder.ts";
import { readyCheckout } from "../steps/calls/readyCheckout.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { hearErrors } from "../steps/hearErrors.ts";

let browser: Browser;
let context: BrowserContext;
let page: Page;
const shop = referenceShop();

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const problems: string[] = [];

beforeEach(async () => {
  problems.length = 0;
  context = await openVisitor(browser, shop.address);
  page = await context.newPage();
  hearErrors(page, problems);
});

afterEach(async () => {
  await context.close();
});

/** Opens the checkout with one washing machine and home delivery. */
async function openCheckout(): Promise<void> {
  await readyCheckout(context, shop.address);
  await page.goto(`${shop.address}/kassa/leverans`);
}

const payment = () => page.getByRole("region", { name: /Betalning$/ });

/** Chooses a way to pay and waits until it is saved and usable. */
async function choose(name: RegExp): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/checkoutv3/paymentTypes/update"));
  await changeBlock(page, /betalningsmetod$/);
  await pressChoice(page.getByRole("radio", { name }));
  await saved;
  await page.getByRole("form", { name: "Kassa" }).and(page.locator('[aria-disabled="false"]')).waitFor();
}

async function expectPaidOrder(paymentName: string): Promise<void> {
  await page.waitForURL(/\/checkout\/confirmation\/\d+$/);
  await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
  const orderId = Number(page.url().split("/").at(-1));
  const { order } = await readShop(shop.dataDir, { orderId, productId: 1008 });
  expect(order).toMatchObject({ payment_name: paymentName, total_ore: 438_900, state: "paid" });
  expect(problems).toEqual([]);
}

describe("paying through a provider", () => {
  it("shows methods without credit first, and chooses no credit for the shopper", async () => {
    await openCheckout();
    const names = await page
      .locator('input[name="payment_type_id"]')
      .evaluateAll((inputs) =>
        inputs.map((input) => (input instanceof HTMLInputElement ? [input.value, input.checked, input.disabled] : [])),
      );
    expect(names).toEqual([
      ["3", false, false],
      ["1", false, false],
      ["2", false, false],
      ["4", false, false],
      ["5", false, true],
    ]);
    await payment().getByText("Välj hur du vill betala.").waitFor();
  });

  it("pays with Klarna, whose own choice of delivery applies", async () => {
    await openCheckout();
    await choose(/^Klarna/);
    const embed = payment().locator("#klarna-checkout-container");
    await embed.getByRole("heading", { name: "Klarna (teststubbe)" }).waitFor();
    await changeBlock(page, /fraktsätt$/);
    await pressChoice(embed.getByRole("radio", { name: "Postombud" }));
    await page
      .getByRole("radio", { name: /^Postombud/ })
      .first()
      .and(page.locator(":checked"))
      .waitFor();
    await pressChoice(embed.getByRole("radio", { name: "Hemleverans" }));
    await page.getByText("Kassan är uppdaterad. Totalt 4 389 kr").waitFor({ state: "attached" });
    await embed.getByRole("button", { name: "Slutför köp" }).click();
    await expectPaidOrder("Klarna");
  });

  it("pays with Svea when the notice comes twice", async () => {
    await openCheckout();
    await choose(/^Svea/);
    const embed = payment().locator("#svea-checkout-container");
    await embed.getByText("Fler svar").click();
    await embed.getByLabel("Avisering till butiken").selectOption("twice");
    await embed.getByRole("button", { name: "Slutför köp" }).click();
    await expectPaidOrder("Svea");
  });

  it("pays by card on the provider's own page", async () => {
    await openCheckout();
    await choose(/^Kortbetalning/);
    await payment().getByText("Att betala").waitFor();
    await payment().getByRole("button", { name: "Vidare till kortbetalning" }).click();
    await page.getByRole("heading", { name: "Extern kortbetalning (teststubbe)" }).waitFor();
    await page.getByText(/Belopp: 4\s389,00\skr/).waitFor();
    await page.getByRole("button", { name: "Betala", exact: true }).click();
    await expectPaidOrder("Kortbetalning");
  });

  it("can continue after going back from the card page", async () => {
    await openCheckout();
    await choose(/^Kortbetalning/);
    await payment().getByRole("button", { name: "Vidare till kortbetalning" }).click();
    await page.getByRole("heading", { name: "Extern kortbetalning (teststubbe)" }).waitFor();
    await page.goBack();
    await payment().getByRole("button", { name: "Vidare till kortbetalning" }).click();
    await page.getByRole("heading", { name: "Extern kortbetalning (teststubbe)" }).waitFor();
  });

  it.each([
    ["Kortbetalning", "Vidare till kortbetalning"],
    ["Wasa", null],
  ])("says that a payment with %s was cancelled, and can continue", async (name, button) => {
    await openCheckout();
    await choose(new RegExp(`^${name}`));
    if (button !== null) await payment().getByRole("button", { name: button }).click();
    await page.getByRole("button", { name: "Avbryt", exact: true }).click();
    await page.waitForURL(`${shop.address}/checkoutv3`);
    await page.getByText("Betalningen avbröts. Varukorgen är kvar, och du kan betala på ett annat sätt.").waitFor();
    const ways = await changeBlock(page, /betalningsmetod$/);
    await ways
      .getByRole("radio", { name: new RegExp(`^${name}`) })
      .and(page.locator(":checked"))
      .waitFor();
    await choose(/^Svea/);
    await payment().locator("#svea-checkout-container").getByRole("button", { name: "Slutför köp" }).click();
    await expectPaidOrder("Svea");
  });

  it("pays with Wasa and shows its reference beside the order", async () => {
    await openCheckout();
    await choose(/^Wasa/);
    const embed = payment().locator("#wasa-checkout-container");
    await embed.getByRole("button", { name: "Ogiltigt svar" }).click();
    await payment()
      .getByRole("alert")
      .getByText("Svaret från Wasa är ogiltigt. Vänligen kontakta vår kundtjänst för hjälp med din order")
      .waitFor();
    await embed.getByRole("button", { name: "Slutför", exact: true }).click();
    await page.waitForURL(/\/checkout\/wasa\/confirmation\/W-\d+$/);
    await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
    await page.getByText(new URL(page.url()).pathname.split("/").at(-1) ?? "").waitFor();
    expect(problems).toEqual([]);
  });

  it("keeps the cart when Wasa is left", async () => {
    await openCheckout();
    await choose(/^Wasa/);
    await payment().getByRole("button", { name: "Avbryt", exact: true }).click();
    await page.waitForURL(/\/checkoutv3$/);
    await page
      .getByRole("heading", { name: /Din varukorg/ })
      .first()
      .waitFor();
  });

  it("says that a card was refused, and keeps the cart", async () => {
    await openCheckout();
    await choose(/^Kortbetalning/);
    await payment().getByRole("button", { name: "Vidare till kortbetalning" }).click();
    await page.getByText("Fler svar").click();
    await page.getByRole("button", { name: "Neka köpet" }).click();
    await page.waitForURL(/\/kassa\/leverans$/);
    await page
      .getByText("Betalningen gick inte igenom. Inget har dragits. Välj ett annat betalsätt.")
      .first()
      .waitFor();
    await page.getByRole("link", { name: /^Varukorg, 1 produkt/ }).waitFor();
  });

  it("shows the refusal of an embedded provider in the payment area, which stays usable", async () => {
    await openCheckout();
    await choose(/^Klarna/);
    const embed = payment().locator("#klarna-checkout-container");
    await embed.getByText("Fler svar").click();
    await embed.getByRole("button", { name: "Neka köpet" }).click();
    await payment()
      .getByRole("alert")
      .getByText(/^Köpet nekades\./)
      .waitFor();
    await choose(/^Kortbetalning/);
    await payment().getByRole("button", { name: "Vidare till kortbetalning" }).waitFor();
  });

  it("says that the payment is being checked while the provider does not answer", async () => {
    await openCheckout();
    await choose(/^Klarna/);
    const embed = payment().locator("#klarna-checkout-container");
    await embed.getByText("Fler svar").click();
    await embed.getByLabel("Avisering till butiken").selectOption("never");
    await embed.getByRole("button", { name: "Betala, men svara obegripligt" }).click();
    await page.waitForURL(/\/checkout\/retur\//);
    await page.getByRole("heading", { name: "Vi kontrollerar betalningen…" }).waitFor();
    await page.getByRole("button", { name: "Kontrollera igen" }).click();
    await page.getByRole("heading", { name: "Vi kontrollerar betalningen…" }).waitFor();
    const reference = await page
      .getByRole("paragraph")
      .filter({ hasText: "Betalningsreferens" })
      .locator("strong")
      .innerText();
    await page.goto(`${shop.address}/kassa/leverans`);
    await page.getByText(`Vi kontrollerar en tidigare betalning (referens ${reference})`).waitFor();
    await page.getByRole("link", { name: "Se hur det går" }).click();
    await page.getByRole("heading", { name: "Vi kontrollerar betalningen…" }).waitFor();
  });

  it("returns after a reload to the payment that was chosen", async () => {
    await openCheckout();
    await choose(/^Klarna/);
    await payment().locator("#klarna-checkout-container").getByRole("button", { name: "Slutför köp" }).waitFor();
    await page.reload();
    await payment().locator("#klarna-checkout-container").getByRole("button", { name: "Slutför köp" }).waitFor();
    expect(problems).toEqual([]);
  });
});

describe("paying by card with script blocked", () => {
  it("leads to the card page and from there to the order", async () => {
    const plain = await browser.newContext({ viewport: viewports.phone, javaScriptEnabled: false });
    page = await plain.newPage();
    const save = async (block: RegExp): Promise<void> =>
      page.getByRole("region", { name: block }).getByRole("button", { name: "Spara" }).click();
    await putIntoCart(page, `${shop.address}/produkter/id/1008`);
    await page.goto(`${shop.address}/kassa/leverans`);
    await page.getByRole("textbox", { name: "Postnummer" }).first().fill("127 47");
    await page.getByRole("button", { name: "Fortsätt" }).click();
    await pressChoice(page.getByRole("radio", { name: /Hemleverans/ }));
    await save(/fraktsätt/);
    await pressChoice(page.getByRole("radio", { name: /^Kortbetalning/ }));
    await save(/betalningsmetod/);
    await page.getByRole("link", { name: "Vidare till kortbetalning" }).click();
    await page.getByRole("button", { name: "Betala", exact: true }).click();
    await expectPaidOrder("Kortbetalning");
    await plain.close();
  });
});

describe("the first interaction with the checkout", () => {
  it("keeps what is typed while the island hydrates and the customer type is being saved", async () => {
    await openCheckout();
    await page.route("**/update_customer_type", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await route.continue();
    });
    await page.reload();
    await changeBlock(page, /Kundtyp$/);
    await changeBlock(page, /Ange postnummer$/);
    await pressChoice(page.getByRole("radio", { name: "Företag", exact: true }));
    const postalCode = page.getByRole("textbox", { name: "Postnummer" }).first();
    await postalCode.click();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("411 05", { delay: 60 });
    await page
      .getByRole("radio", { name: /Faktura för företag/ })
      .and(page.locator(":enabled"))
      .waitFor();
    expect(await postalCode.inputValue()).toBe("411 05");
    expect(await page.getByRole("radio", { name: "Företag", exact: true }).isChecked()).toBe(true);
  });
});
