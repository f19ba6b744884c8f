import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { choosePayment } from "../steps/calls/choosePayment.ts";
import { readyCheckout } from "../steps/calls/readyCheckout.ts";
import { takeOutOfCart } from "../steps/calls/takeOutOfCart.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { hearErrors } from "../steps/hearErrors.ts";

const { address } = referenceShop();

let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

beforeEach(async () => {
  context = await openVisitor(browser, address);
  page = await context.newPage();
  problems = hearErrors(page);
  await readyCheckout(context, address);
  await choosePayment(context, address, "2");
});

afterEach(() => context.close());

describe("a checkout whose cart is empty", () => {
  it("keeps its message, and loads no script, where a provider's payment was chosen before", async () => {
    await takeOutOfCart(context, address, 1008);
    const answer = await page.goto(`${address}/kassa/leverans`, { waitUntil: "networkidle" });
    await page.getByText("Här var det tomt").waitFor();
    expect(await page.locator("[data-island=checkout][data-state]").count()).toBe(0);
    expect(await answer?.text()).not.toContain("JavaScript");
  });

  it("keeps its message even when it is hydrated", async () => {
    await takeOutOfCart(context, address, 1008);
    await page.goto(`${address}/kassa/leverans`, { waitUntil: "networkidle" });
    const island = page.locator("[data-island=checkout]");
    // Any control hydrates the island, but an empty checkout has none.
    await island.evaluate((element) => {
      const control = document.createElement("button");
      element.append(control);
      control.dispatchEvent(new Event("input", { bubbles: true }));
      control.remove();
    });
    await island.and(page.locator("[data-state=awake]")).waitFor();
    await page.getByText("Här var det tomt").waitFor();
    expect(problems).toEqual([]);
  });

  it("says so when the last line is removed", async () => {
    await page.goto(`${address}/kassa/leverans`);
    await page.locator("[data-island=checkout][data-state=awake]").waitFor();
    await page
      .getByRole("button", { name: /^Ta bort/ })
      .first()
      .click();
    await page.getByText("Här var det tomt").waitFor();
    expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });
});
