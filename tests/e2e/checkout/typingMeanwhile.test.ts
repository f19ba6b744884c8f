import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { changeBlock } from "../steps/changeBlock.ts";
import { pressPlace } from "../steps/pressPlace.ts";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { chooseDelivery } from "../steps/calls/chooseDelivery.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyUndelivered } from "../steps/calls/readyUndelivered.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();

let browser: Browser;
let context: BrowserContext;
let page: Page;
let letGo: () => void;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => context.close());

const payment = () => page.getByRole("region", { name: /Betalning$/ });
const company = () => payment().getByRole("textbox", { name: "Företagsnamn" });
const controls = () => page.getByRole("form", { name: "Kassa" }).locator("> fieldset");

/** Opens a company's checkout in which the response to the next choice of delivery is held until released. */
async function openCheckout(options: Parameters<typeof openVisitor>[2]): Promise<void> {
  context = await openVisitor(browser, address, options);
  page = await context.newPage();
  await readyCart(context, address, [1008]);
  await readyUndelivered(context, address);
  await chooseDelivery(context, address, 2);
  await page.goto(`${address}/kassa/leverans`);
  await changeBlock(page, /Välj fraktsätt$/);
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/checkoutv3/deliverytypes/update", async (route) => {
    await held;
    await route.continue();
  });
}

const postombud = () =>
  page.getByRole("region", { name: /Välj fraktsätt$/ }).locator("label", { hasText: "Postombud" });

async function staysTyped(text: string): Promise<void> {
  letGo();
  await page.getByText(/^Kassan är uppdaterad/).waitFor({ state: "attached" });
  await expect.poll(() => controls().isEnabled()).toBe(true);
  expect(await company().inputValue()).toBe(text);
  expect(await company().evaluate((field) => field === document.activeElement)).toBe(true);
}

describe("what is typed while the checkout is being updated", () => {
  it("is kept on a phone when the buyer goes to a field after the controls were disabled", async () => {
    await openCheckout({ viewport: viewports.phone, hasTouch: true });
    await postombud().tap();
    await expect.poll(() => controls().isDisabled()).toBe(true);
    await pressPlace(company());
    // A phone shows its keyboard only for the focused field.
    await expect.poll(() => company().evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type("Snickeri");
    expect(await page.getByRole("form", { name: "Kassa" }).getAttribute("aria-disabled")).toBe("true");
    await page.keyboard.type(" AB");
    await staysTyped("Snickeri AB");
  });

  it("is kept with a mouse on the field itself", async () => {
    await openCheckout({ viewport: viewports.laptop });
    await postombud().click();
    await expect.poll(() => controls().isDisabled()).toBe(true);
    await pressPlace(company());
    await page.keyboard.type("Snickeri AB");
    await staysTyped("Snickeri AB");
  });

  it("is kept from its first letter when the buyer types while the page handles the press", async () => {
    await openCheckout({ viewport: viewports.laptop });
    await postombud().click();
    await expect.poll(() => controls().isDisabled()).toBe(true);
    await company().scrollIntoViewIfNeeded();
    const box = await company().boundingBox();
    if (box === null) throw new Error("There is no field.");
    await page.evaluate(() => {
      const work = (): void => {
        const end = performance.now() + 600;
        while (performance.now() < end);
      };
      addEventListener("mouseup", work, { once: true });
    });
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    // Keys pressed meanwhile are handled before any timer.
    await Promise.all([page.mouse.up(), page.keyboard.type("Snickeri AB")]);
    await staysTyped("Snickeri AB");
  });

  it("is kept with a mouse on the label of a field", async () => {
    await openCheckout({ viewport: viewports.laptop });
    await postombud().click();
    await expect.poll(() => controls().isDisabled()).toBe(true);
    await payment().locator("label", { hasText: "Företagsnamn" }).click({ force: true });
    await page.keyboard.type("Snickeri AB");
    await staysTyped("Snickeri AB");
  });

  it("continues by keyboard from the choice that was made", async () => {
    await openCheckout({ viewport: viewports.laptop });
    await postombud().click();
    await expect.poll(() => controls().isDisabled()).toBe(true);
    await page.keyboard.press("Tab");
    const inBlock = page.getByRole("region", { name: /Välj fraktsätt$/ }).locator(":focus");
    await expect.poll(() => inBlock.count()).toBe(1);
    letGo();
  });
});
