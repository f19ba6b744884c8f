import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { changeBlock } from "../steps/changeBlock.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyInvoice } from "../steps/calls/readyInvoice.ts";
import { readyUndelivered } from "../steps/calls/readyUndelivered.ts";

const shop = referenceShop();
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());
afterEach(() => context.close());

const phone = { viewport: viewports.phone, hasTouch: true };
/** The height of the same page in px when every block was open. */
const heightBefore = 5_094;
const choices = [/Kundtyp$/, /Ange postnummer$/, /Välj fraktsätt$/, /Välj betalningsmetod$/];

/** Opens a company's checkout on a phone, with two products in the cart. */
async function open(options: { readonly javaScriptEnabled?: boolean } = {}, ready = readyInvoice): Promise<void> {
  context = await openVisitor(browser, shop.address, { ...phone, ...options });
  await readyCart(context, shop.address, [1008, 1304]);
  await ready(context, shop.address);
  page = await context.newPage();
  await page.goto(`${shop.address}/kassa/leverans`);
}

const block = (name: RegExp) => page.getByRole("region", { name });
const heightOf = (what: ReturnType<typeof block>): Promise<number> =>
  what.evaluate((element) => element.getBoundingClientRect().height);

describe("a checkout in which everything is chosen", () => {
  it("is at least a third shorter on a phone than before blocks were folded, and grows when they open", async () => {
    await open();
    const short = await heightOf(page.getByRole("main"));
    for (const name of choices) await changeBlock(page, name);
    const long = await heightOf(page.getByRole("main"));
    expect(short).toBeLessThan((heightBefore * 2) / 3);
    expect(long - short).toBeGreaterThan(viewports.phone.height);
  });

  it.each([
    { how: "with script", options: {} },
    { how: "without script", options: { javaScriptEnabled: false } },
  ])("shows in each block what was chosen, and opens it on a press, $how", async ({ options }) => {
    await open(options);
    await block(/Kundtyp$/)
      .getByText("Företag", { exact: true })
      .first()
      .waitFor();
    await block(/Ange postnummer$/)
      .getByText("127 47", { exact: true })
      .first()
      .waitFor();
    await block(/Välj fraktsätt$/)
      .getByText(/^Hemleverans, Dag 08–17, 319,20\skr exkl moms$/)
      .waitFor();
    await block(/Välj betalningsmetod$/)
      .getByText("Faktura för företag", { exact: true })
      .first()
      .waitFor();
    for (const name of choices) {
      const controls = block(name).locator("input:not([type=hidden])").first();
      expect(await controls.isVisible()).toBe(false);
      await block(name).getByText("Ändra", { exact: true }).tap();
      await controls.waitFor();
    }
  });

  it("shows the new choice once the block is folded again", async () => {
    await open();
    const delivery = await changeBlock(page, /Välj fraktsätt$/);
    await pressChoice(delivery.getByRole("radio", { name: /^Hämta i butik/ }));
    await page.getByText(/^Kassan är uppdaterad/).waitFor({ state: "attached" });
    await delivery.getByText("Fäll ihop", { exact: true }).tap();
    await delivery.getByText(/^Hämta i butik, /).waitFor();
  });

  it("shows the amount to pay from the start, as a link to the ordered products, which are shown once", async () => {
    await open();
    await page.getByRole("link", { name: /^Se din beställning 3\s590,80\skr exkl moms$/ }).tap();
    const review = page.getByRole("main").getByText("Att betala", { exact: true });
    await expect.poll(async () => ((await review.boundingBox())?.y ?? 0) < viewports.phone.height).toBe(true);
    expect(await page.getByRole("heading", { name: "Beställningsöversikt" }).isVisible()).toBe(false);
  });
});

describe("a checkout in which something is being chosen", () => {
  it("folds completed blocks once the buyer has moved on, and moves nothing visible", async () => {
    await open({}, readyUndelivered);
    const delivery = block(/Välj fraktsätt$/);
    await delivery.locator("label", { hasText: "Hemleverans" }).tap();
    await page.getByText(/^Kassan är uppdaterad/).waitFor({ state: "attached" });
    // Nothing collapses while the shopper is choosing.
    expect(await delivery.getByRole("radio", { name: /^Hemleverans/ }).isChecked()).toBe(true);
    const city = block(/Betalning$/).getByRole("textbox", { name: "Ort" });
    await city.scrollIntoViewIfNeeded();
    const before = await city.boundingBox();
    await city.tap();
    await delivery.getByText(/^Hemleverans, Dag 08–17/).waitFor({ state: "attached" });
    await expect.poll(() => delivery.getByRole("radio").count()).toBe(0);
    const after = await city.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  });

  it("says visibly that a choice takes long, and that it could not be saved", async () => {
    await open({}, readyUndelivered);
    let fail = (): void => {};
    const held = new Promise<void>((resolve) => (fail = resolve));
    await page.route("**/checkoutv3/deliverytypes/update", async (route) => {
      await held;
      await route.fulfill({ status: 500, contentType: "application/json", body: "{}" });
    });
    const status = page.getByRole("status");
    await block(/Välj fraktsätt$/)
      .locator("label", { hasText: "Hemleverans" })
      .tap();
    await status.and(page.getByText("Kassan uppdateras", { exact: true })).waitFor();
    await status.getByText(/^Kassan uppdateras\. Det tar längre tid än vanligt\./).waitFor();
    fail();
    await status.getByText("Ditt val kunde inte sparas. Försök igen.").waitFor();
    await expect
      .poll(() =>
        block(/Välj fraktsätt$/)
          .getByRole("radio", { checked: true })
          .count(),
      )
      .toBe(0);
  });
});
