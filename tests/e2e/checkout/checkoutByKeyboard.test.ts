import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type KeyboardWalk, walkByKeyboard } from "../steps/keyboardWalk.ts";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { readShop } from "../steps/readOrder.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const shop = referenceShop();
let browser: Browser;
let context: BrowserContext;
let page: Page;
let visitor: KeyboardWalk;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

interface Buyer {
  /** Settings of the test control for the session; null leaves the shop unchanged. */
  readonly control: Readonly<Record<string, unknown>> | null;
  readonly fields: readonly (readonly [name: RegExp, value: string, isRequired: boolean])[];
  readonly payment: string;
}

const ofEverybody: Buyer["fields"] = [
  [/^Förnamn$/, "Anna", true],
  [/^Efternamn$/, "Andersson", true],
  [/^E-post$/, "anna@example.se", true],
  [/^Mobilnummer$/, "070-123 45 67", true],
  [/^Adress$/, "Storgatan 1", true],
  [/^C\/O ?\(valfritt\)$/, "", false],
  [/^Postnummer$/, "", true],
  [/^Ort$/, "Skärholmen", true],
];

const privatePerson: Buyer = {
  control: { payment_types: ["3"], snippet: "manual_payment" },
  fields: ofEverybody,
  payment: "Kortbetalning",
};

const company: Buyer = {
  control: null,
  fields: [[/^Företagsnamn$/, "Snickeri AB", true], [/^Organisationsnummer$/, "556016-0680", true], ...ofEverybody],
  payment: "Faktura för företag",
};

/** Skips the header as keyboard users do. */
async function skipToContent(): Promise<void> {
  await visitor.press("Tab");
  expect(await visitor.focused()).toMatchObject({ role: "link", name: "Hoppa till innehållet" });
  await visitor.press("Enter");
}

async function putIntoCart(): Promise<void> {
  await page.goto(`${shop.address}/produkter/id/1013`);
  await skipToContent();
  const button = await visitor.tabTo("button", /^Lägg i varukorgen$/);
  expect(button.isInSight).toBe(true);
  await visitor.press("Enter");
  await visitor.hears(/Produkten är tillagd i din varukorg/);
  expect(await visitor.focused()).toMatchObject({ role: "button" });
  await visitor.tabTo("link", /^Gå till kassan$/);
  await visitor.press("Enter");
  await page.waitForURL(/\/kassa\/leverans$/);
  await page.getByRole("heading", { name: "Kassa", level: 1 }).waitFor();
}

async function chooseCompany(): Promise<void> {
  expect(await visitor.tabTo("radio", /^Privatperson$/)).toMatchObject({ traits: { checked: "true" } });
  await visitor.press("ArrowDown");
  await visitor.hears(/^Kassan är uppdaterad\. Totalt/);
  expect(await visitor.focused()).toMatchObject({ role: "radio", name: "Företag", traits: { checked: "true" } });
}

async function givePostalCode(): Promise<void> {
  const field = await visitor.tabTo("textbox", /^Postnummer$/);
  expect(field.traits).toMatchObject({ required: "true" });
  await visitor.type("12a45");
  await visitor.press("Enter");
  await page.locator('[name="postal_code"][aria-invalid="true"]').waitFor();
  expect(await visitor.focused()).toMatchObject({
    name: "Postnummer",
    description: "Postnumret får bara innehålla siffror.",
    traits: { invalid: "true" },
  });
  await visitor.press("Control+A");
  await visitor.type("127 47");
  await visitor.press("Enter");
  await visitor.hears(/^Kassan är uppdaterad\. Totalt/);
  expect(await visitor.focused()).toMatchObject({ role: "textbox", name: "Postnummer" });
}

async function chooseDelivery(): Promise<void> {
  expect(await visitor.tabTo("radio", /^Postombud \d+\skr( exkl moms)?$/)).toMatchObject({ isInSight: true });
  await visitor.press("ArrowDown");
  expect(await visitor.focused()).toMatchObject({ role: "radio", traits: { checked: "true" } });
  await visitor.hears(/^Kassan är uppdaterad\. Totalt/);
  expect((await visitor.focused()).name).toMatch(/^Hemleverans \d+(,\d\d)?\skr( exkl moms)?$/);
  await visitor.tabTo("combobox", /^Välj tid$/);
  await visitor.press("ArrowDown");
  await visitor.hears(/^Kassan är uppdaterad\. Totalt/);
  expect(await visitor.focused()).toMatchObject({ role: "combobox", name: "Välj tid" });
}

async function chooseInvoice(): Promise<void> {
  await visitor.tabTo("radio", /^Kortbetalning/);
  await visitor.press("ArrowUp");
  await visitor.hears(/^Kassan är uppdaterad\. Totalt/);
  expect(await visitor.focused()).toMatchObject({ role: "radio", traits: { checked: "true" } });
  expect((await visitor.focused()).name).toMatch(/^Faktura för företag/);
}

/** Orders with nothing filled in: all problems are announced, and the first field with one gets the focus. */
async function hearProblems({ fields }: Buyer): Promise<void> {
  await visitor.tabTo("button", /^Köp nu$/);
  await visitor.press("Enter");
  await visitor.hears(/^Kontrollera uppgifterna/);
  await expect.poll(async () => (await visitor.focused()).role).toBe("textbox");
  expect(await visitor.focused()).toMatchObject({
    description: expect.stringMatching(/^Ange /),
    isInSight: true,
    traits: { invalid: "true" },
  });
  const before = fields.findIndex(([, , isRequired]) => isRequired) + 1;
  await visitor.press(...Array.from({ length: before }, () => "Shift+Tab"));
}

async function fillIn(fields: Buyer["fields"]): Promise<void> {
  for (const [name, value, isRequired] of fields) {
    const field = await visitor.tabTo("textbox", name);
    expect(field).toMatchObject({ isInSight: true });
    expect(field.traits["required"] ?? "false").toBe(String(isRequired));
    if (value !== "") await visitor.type(value);
  }
}

async function order(): Promise<number> {
  const terms = await visitor.tabTo("checkbox", /^Jag accepterar köpvillkoren/);
  expect(terms).toMatchObject({ isInSight: true, traits: { checked: "false" } });
  await visitor.press("Space", "Tab");
  expect((await visitor.focused()).name).toBe("köpvillkoren (öppnas i en ny flik)");
  await visitor.press("Tab");
  expect(await visitor.focused()).toMatchObject({ role: "button", name: "Köp nu", isInSight: true });
  await visitor.press("Enter");
  await page.waitForURL(/\/checkout\/confirmation\/\d+$/);
  await page.getByRole("heading", { name: "Tack för din beställning!", level: 1 }).waitFor();
  return Number(page.url().split("/").at(-1));
}

describe.each([{ width: 320 }, { width: 1280 }])("a visitor with only a keyboard, at $width px", ({ width }) => {
  beforeEach(async () => {
    context = await openVisitor(browser, shop.address, { viewport: { width, height: 800 } });
    page = await context.newPage();
    visitor = await walkByKeyboard(page);
  });

  afterEach(() => context.close());

  it.each([
    { title: "a private person", buyer: privatePerson },
    { title: "a company", buyer: company },
  ])("buys as $title and hears everything on the way", async ({ buyer }) => {
    if (buyer.control !== null) await context.request.post(`${shop.address}/__test/checkout`, { data: buyer.control });
    await putIntoCart();
    await skipToContent();
    if (buyer === company) await chooseCompany();
    await givePostalCode();
    await chooseDelivery();
    if (buyer === company) await chooseInvoice();
    await hearProblems(buyer);
    await fillIn(buyer.fields);
    const orderId = await order();
    await skipToContent();
    const { order: stored } = await readShop(shop.dataDir, { orderId, productId: 1013 });
    expect(stored).toMatchObject({ payment_name: buyer.payment, email: "anna@example.se" });
    // After the last control Tab focuses the page itself, which has no role.
    expect(visitor.visited.filter(({ role, name }) => name === "" && role !== "none")).toEqual([]);
  });
});
