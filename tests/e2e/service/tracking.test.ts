import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, viewports } from "../shops/openBrowser.ts";
import { readyCheckout } from "../steps/calls/readyCheckout.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();
const events = [{ event: "AddToCart", data: { value: 6990, currency: "SEK" } }];

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** A visitor on a page with a measuring company's scripts, and what these receive. */
async function measured(marketing: "0" | "1", steps: (page: Page, context: BrowserContext) => Promise<void>) {
  const context = await browser.newContext({ viewport: viewports.phone, hasTouch: true });
  await context.addCookies([
    { name: "required", value: "1", url: address },
    { name: "marketing_third_party", value: marketing, url: address },
    { name: "functional_third_party", value: "0", url: address },
  ]);
  await context.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, {
      told,
      fbq: (...all: unknown[]) => told.push(all),
      externalCartWidget: {
        setItems: (items: readonly { product_id: number }[]) => told.push(["items", items.length]),
      },
    });
  });
  await context.route("**/checkoutv3/checkoutv3/show", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), facebook_tracking_events: events } });
  });
  try {
    await steps(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

const told = (page: Page) => page.evaluate(() => Reflect.get(window, "told"));
const pixel = ["track", "AddToCart", { value: 6990, currency: "SEK" }];

describe("measuring scripts", () => {
  it("get checkout and cart events after consent to marketing, and nothing once it is withdrawn", async () => {
    await measured("1", async (page, context) => {
      await readyCheckout(context, address);
      await page.goto(`${address}/kassa/leverans`);
      await page.getByRole("button", { name: /^Öka/ }).first().tap();
      await expect.poll(() => told(page), { timeout: 20_000 }).toContainEqual(["items", 1]);
      expect(await told(page)).toContainEqual(pixel);
      await page.getByRole("contentinfo").getByRole("link", { name: "Integritet", exact: true }).tap();
      const dialog = page.getByRole("dialog", { name: "Integritetsinställningar" });
      await dialog.locator("label").filter({ hasText: "Marknadsföring från tredje part" }).tap();
      await dialog.getByRole("button", { name: "Spara val" }).tap();
      await page.waitForURL(/cb=\d+/);
      await page
        .getByRole("button", { name: /^Minska/ })
        .first()
        .tap();
      await page
        .getByRole("spinbutton", { name: /^Antal/ })
        .first()
        .waitFor();
      await expect
        .poll(
          () =>
            page
              .getByRole("spinbutton", { name: /^Antal/ })
              .first()
              .inputValue(),
          { timeout: 20_000 },
        )
        .toBe("1");
      expect(await told(page)).toEqual([]);
    });
  });

  it("get nothing after a refusal", async () => {
    await measured("0", async (page, context) => {
      await readyCheckout(context, address);
      const shown = page.waitForResponse(/checkoutv3\/show$/);
      await page.goto(`${address}/kassa/leverans`);
      await page.getByRole("button", { name: /^Öka/ }).first().tap();
      await shown;
      await expect
        .poll(
          () =>
            page
              .getByRole("spinbutton", { name: /^Antal/ })
              .first()
              .inputValue(),
          { timeout: 20_000 },
        )
        .toBe("2");
      expect(await told(page)).toEqual([]);
    });
  });
});
