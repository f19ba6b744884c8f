import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeBlock } from "../steps/changeBlock.ts";
import { changeProduct } from "../steps/changeProduct.ts";
import { companyCustomer } from "./companyCustomer.ts";
import { pressPlace } from "../steps/pressPlace.ts";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { chooseDelivery } from "../steps/calls/chooseDelivery.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyUndelivered } from "../steps/calls/readyUndelivered.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const company = { ...companyCustomer, Postnummer: "127 47" } as const;

let browser: Browser;
let context: BrowserContext;
let page: Page;
const shop = referenceShop();

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const screens = [
  { screen: "a phone", options: { viewport: viewports.phone, hasTouch: true } },
  { screen: "a laptop", options: { viewport: viewports.laptop } },
] as const;

describe.each(screens)("an order that is refused, on $screen", ({ options }) => {
  const press = (what: Locator): Promise<void> => ("hasTouch" in options ? what.tap() : what.click());
  const payment = (): Locator => page.getByRole("region", { name: /Betalning$/ });

  beforeEach(async () => {
    context = await openVisitor(browser, shop.address, options);
    page = await context.newPage();
    await readyCart(context, shop.address, [1008]);
    await readyUndelivered(context, shop.address);
  });

  afterEach(() => context.close());

  /** Fills in the form as a shopper does, without submitting it. */
  async function fillIn(leftOut: readonly string[] = []): Promise<void> {
    await page.goto(`${shop.address}/kassa/leverans`);
    for (const [name, value] of Object.entries(company)) {
      if (!leftOut.includes(name)) await payment().getByRole("textbox", { name }).first().fill(value);
    }
    await press(payment().getByText("Jag accepterar"));
    await page.locator("[data-island=checkout][data-state=awake]").waitFor();
  }

  const order = (): Promise<void> => press(payment().getByRole("button", { name: "Köp nu" }));

  /** The focused element with its description, and whether all of it is visible. */
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      const ids = element?.getAttribute("aria-describedby")?.split(" ") ?? [];
      const parts = [element, ...ids.map((id) => document.getElementById(id))].filter((part) => part !== null);
      const seen = parts.filter((part) => !part.matches(".torg-visually-hidden"));
      const isInSight = seen.every((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
      return { text: parts.map((part) => part.textContent).join(" "), isInSight };
    });

  async function leadsTo(text: string): Promise<void> {
    await expect.poll(focused).toEqual({ text: expect.stringContaining(text), isInSight: true });
  }

  const summaryLink = (name: string): Locator =>
    page.getByRole("alert").filter({ hasText: "Kontrollera uppgifterna" }).getByRole("link", { name });

  it("leads to the deliveries when none is chosen, and removes its message once one is", async () => {
    await fillIn();
    await order();
    await leadsTo("Välj ett fraktsätt.");
    const delivery = page.getByRole("region", { name: /Välj fraktsätt$/ });
    expect(await delivery.getByText("Välj ett fraktsätt.").isVisible()).toBe(true);
    await summaryLink("Välj ett fraktsätt.").waitFor();
    await press(delivery.locator("label", { hasText: "Hemleverans" }));
    await expect.poll(() => page.getByText("Välj ett fraktsätt.").count()).toBe(0);
    await page.getByText(/^Kassan är uppdaterad/).waitFor({ state: "attached" });
    await order();
    await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
  });

  it("says beside the button's form that the shop has failed", async () => {
    await chooseDelivery(context, shop.address, 2);
    await fillIn();
    await page.route("**/checkout/manual_payment", (route) =>
      route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
    );
    await order();
    await leadsTo("Något gick fel");
  });

  it("leads to the cart when something was sold in the meantime", async () => {
    await chooseDelivery(context, shop.address, 2);
    await fillIn();
    const putBack = await changeProduct(shop.dataDir, 1008, { stock: 0 });
    try {
      await order();
      await leadsTo("Tyvärr har vi inte fler i lager av denna produkt");
      const cart = page.getByRole("region", { name: /Din varukorg$/ });
      await cart.getByRole("spinbutton").and(page.locator(":focus")).waitFor();
      await cart.getByRole("alert").getByText("Tyvärr har vi inte fler i lager av denna produkt").first().waitFor();
    } finally {
      await putBack();
    }
  });

  it("leads to the cart when a price has changed, and shows the new one", async () => {
    await chooseDelivery(context, shop.address, 2);
    await fillIn();
    const putBack = await changeProduct(shop.dataDir, 1008, { price_ore: 411_100 });
    try {
      await order();
      await leadsTo("Varukorgen har ändrats");
      await page
        .getByRole("region", { name: /Din varukorg$/ })
        .getByText(/3\s288,80\skr/)
        .first()
        .waitFor();
    } finally {
      await putBack();
    }
  });

  it("leads to the only invalid field, whose message disappears as soon as it is corrected", async () => {
    await chooseDelivery(context, shop.address, 2);
    await fillIn(["E-post"]);
    await order();
    await leadsTo("Ange din e-postadress.");
    const field = payment().getByRole("textbox", { name: "E-post" });
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await summaryLink("Ange din e-postadress.").waitFor();
    await field.pressSequentially("anna@snickeri.example");
    await expect.poll(() => payment().getByText("Ange din e-postadress.").count()).toBe(0);
    expect(await field.getAttribute("aria-invalid")).toBeNull();
  });

  it("leads to the first missing part, and lists them all there with links", async () => {
    await fillIn(["E-post"]);
    await order();
    await leadsTo("Välj ett fraktsätt.");
    const list = page.getByRole("region", { name: /Välj fraktsätt$/ }).getByText("Kontrollera uppgifterna");
    const edges = await list.evaluate((title) => [title.getBoundingClientRect().top, window.innerHeight]);
    expect(edges[0]).toBeGreaterThan(0);
    expect(edges[0]).toBeLessThan(edges[1] ?? 0);
    await press(summaryLink("Ange din e-postadress."));
    await leadsTo("Ange din e-postadress.");
    await press(summaryLink("Välj ett fraktsätt."));
    await leadsTo("Välj ett fraktsätt.");
    const delivery = page.getByRole("region", { name: /Välj fraktsätt$/ });
    await press(delivery.locator("label", { hasText: "Postombud" }));
    await expect.poll(() => summaryLink("Välj ett fraktsätt.").count()).toBe(0);
    await page.getByText(/^Kassan är uppdaterad/).waitFor({ state: "attached" });
    // The list stays where the visitor saw it, with what is left.
    expect(await summaryLink("Ange din e-postadress.").count()).toBe(1);
    expect(await delivery.getByRole("link", { name: "Ange din e-postadress." }).count()).toBe(1);
  });
});

describe.each(screens)("an order that is placed while the checkout is being updated, on $screen", ({ options }) => {
  const press = (what: Locator): Promise<void> => ("hasTouch" in options ? what.tap() : what.click());
  const payment = (): Locator => page.getByRole("region", { name: /Betalning$/ });

  beforeEach(async () => {
    context = await openVisitor(browser, shop.address, options);
    page = await context.newPage();
    await readyCart(context, shop.address, [1008]);
    await readyUndelivered(context, shop.address);
    await chooseDelivery(context, shop.address, 2);
    await page.goto(`${shop.address}/kassa/leverans`);
    for (const [name, value] of Object.entries(company)) {
      await payment().getByRole("textbox", { name }).first().fill(value);
    }
    await press(payment().getByText("Jag accepterar"));
    await page.locator("[data-island=checkout][data-state=awake]").waitFor();
  });

  afterEach(() => context.close());

  /** Holds the response to a choice of delivery until it is released. */
  async function holdDelivery(): Promise<() => void> {
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/checkoutv3/deliverytypes/update", async (route) => {
      await held;
      await route.continue();
    });
    return () => letGo();
  }

  const pressOrder = (): Promise<void> => pressPlace(payment().getByRole("button", { name: "Köp nu" }));

  it("is kept, and sent once a choice at the same price is saved", async () => {
    const letGo = await holdDelivery();
    await changeBlock(page, /Välj fraktsätt$/);
    await page.getByLabel("Välj tid").selectOption("kvall");
    await expect.poll(() => payment().getByRole("button", { name: "Köp nu" }).isDisabled()).toBe(true);
    await pressOrder();
    await payment().getByText("Beställningen skickas så snart kassan är uppdaterad.").waitFor();
    letGo();
    await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
  });

  it("is not sent at another sum than the one shown, and says so where the focus goes", async () => {
    const letGo = await holdDelivery();
    const delivery = await changeBlock(page, /Välj fraktsätt$/);
    await press(delivery.locator("label", { hasText: "Postombud" }));
    await pressOrder();
    letGo();
    const told = payment().getByRole("alert").filter({ hasText: "Beställningen ändrades medan kassan uppdaterades" });
    await expect.poll(() => told.evaluate((alert) => alert === document.activeElement)).toBe(true);
    const box = await told.boundingBox();
    expect(box !== null && box.y >= 0 && box.y + box.height <= options.viewport.height).toBe(true);
    await press(payment().getByRole("button", { name: "Köp nu" }));
    await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
  });
});

describe("an order that is refused without script", () => {
  it("returns to the reason, which links to its place", async () => {
    context = await openVisitor(browser, shop.address, { viewport: viewports.phone, javaScriptEnabled: false });
    page = await context.newPage();
    await readyCart(context, shop.address, [1008]);
    await readyUndelivered(context, shop.address);
    await page.goto(`${shop.address}/kassa/leverans`);
    const payment = page.getByRole("region", { name: /Betalning$/ });
    for (const [name, value] of Object.entries(company)) {
      await payment.getByRole("textbox", { name }).first().fill(value);
    }
    await payment.getByText("Jag accepterar").click();
    await payment.getByRole("button", { name: "Köp nu" }).click();
    const link = payment.getByRole("link", { name: "Välj ett fraktsätt." });
    await link.waitFor();
    const box = await link.boundingBox();
    expect(box !== null && box.y > 0 && box.y < viewports.phone.height).toBe(true);
    await link.click();
    const reason = page.getByRole("region", { name: /Välj fraktsätt$/ }).getByText("Välj ett fraktsätt.");
    const there = await reason.boundingBox();
    expect(there !== null && there.y > 0 && there.y < viewports.phone.height).toBe(true);
    await context.close();
  });

  it("drops the message of a corrected block after hydration, even after another attempt", async () => {
    context = await openVisitor(browser, shop.address, { viewport: viewports.phone, hasTouch: true });
    page = await context.newPage();
    await readyCart(context, shop.address, [1008]);
    await readyUndelivered(context, shop.address);
    // The form is submitted before its script has loaded.
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(`${shop.address}/kassa/leverans`);
    const payment = page.getByRole("region", { name: /Betalning$/ });
    const { "E-post": email, ...others } = company;
    for (const [name, value] of Object.entries(others)) {
      await payment.getByRole("textbox", { name }).first().fill(value);
    }
    await payment.getByRole("textbox", { name: "E-post" }).fill("anna");
    await payment.getByText("Jag accepterar").tap();
    await page.unroute("**/*.js");
    await payment.getByRole("button", { name: "Köp nu" }).tap();
    const reason = page.getByText("Välj ett fraktsätt.");
    await reason.first().waitFor();
    const delivery = page.getByRole("region", { name: /Välj fraktsätt$/ });
    await delivery.locator("label", { hasText: "Hemleverans" }).tap();
    await expect.poll(() => reason.count()).toBe(0);
    await page.getByText(/^Kassan är uppdaterad/).waitFor({ state: "attached" });
    await payment.getByRole("button", { name: "Köp nu" }).tap();
    const wrong = payment.getByText(/^Ange en giltig e-postadress/);
    await wrong.first().waitFor();
    expect(await reason.count()).toBe(0);
    await payment.getByRole("textbox", { name: "E-post" }).fill(email);
    await expect.poll(() => wrong.count()).toBe(0);
    expect(await reason.count()).toBe(0);
    await payment.getByRole("button", { name: "Köp nu" }).tap();
    await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
    await context.close();
  });
});
