import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { changeBlock } from "../steps/changeBlock.ts";
import { catalogueChannel } from "../../../apps/server/src/database/listen.ts";
import { chooseRadio } from "../steps/chooseRadio.ts";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { withDatabase } from "../steps/readOrder.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyInvoice } from "../steps/calls/readyInvoice.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address, dataDir } = referenceShop();

let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  context = await openVisitor(browser, address, { viewport: viewports.phone, hasTouch: true });
  page = await context.newPage();
  await readyCart(context, address, [1008]);
});
afterEach(() => context.close());

const answerSchema = z.looseObject({ available_payment_types: z.array(z.looseObject({})) });

describe("a checkout that the shop wants to restart", () => {
  it("is read once more, and shown as it is then", async () => {
    await readyInvoice(context, address);
    let asked = 0;
    await page.route("**/checkoutv3/checkoutv3/show", async (route) => {
      asked += 1;
      const answer = await route.fetch();
      const data = answerSchema.parse(await answer.json());
      const [first, ...others] = data.available_payment_types;
      const types = [{ ...first, payment_type_name: `Betalsätt ${asked}` }, ...others];
      await route.fulfill({ response: answer, json: { ...data, reset_order: true, available_payment_types: types } });
    });
    await page.goto(`${address}/kassa/leverans`);
    await page.getByRole("textbox", { name: "Företagsnamn" }).tap();
    await page.locator("[data-island=checkout][data-state=awake]").waitFor();
    await changeBlock(page, /betalningsmetod$/);
    await page.getByText("Betalsätt 2", { exact: true }).first().waitFor();
    expect(asked).toBe(2);
  });
});

describe("a cart change with a late response", () => {
  it("does not undo a postal code that was entered in the meantime", async () => {
    let answerNow = (): void => {};
    const later = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    await page.route("**/checkoutv3/products/update", async (route) => {
      const response = await route.fetch();
      await later;
      await route.fulfill({ response });
    });
    await page.goto(`${address}/kassa/leverans`);
    await page.getByRole("textbox", { name: "Postnummer" }).first().fill("127 47");
    await page.locator("[data-island=checkout][data-state=awake]").waitFor();
    const cart = page.getByRole("region", { name: /Din varukorg$/ });
    const more = await cart
      .getByRole("button", { name: /^Öka antal/ })
      .first()
      .elementHandle();
    const send = await page.getByRole("button", { name: "Fortsätt" }).elementHandle();
    // Both in one task: the second press comes before the change is sent, on a machine of any speed.
    await page.evaluate(
      (buttons) => {
        for (const button of buttons) if (button instanceof HTMLElement) button.click();
      },
      [more, send],
    );
    const home = page.getByRole("radio", { name: /Hemleverans/ });
    // Long enough for a response to the postal code that did not wait for its turn.
    await home.waitFor({ timeout: 500 }).catch(() => {});
    answerNow();
    await chooseRadio(home);
    await page.getByText(/^Kassan är uppdaterad/).waitFor({ state: "attached" });
  });
});

describe("a postal code that is rejected together with a payment method", () => {
  it("shows why, and that payment method, though nobody has chosen one", async () => {
    await page.goto(`${address}/kassa/leverans`);
    await page.getByRole("textbox", { name: "Postnummer" }).first().fill("800 00");
    await page.getByRole("button", { name: "Fortsätt" }).tap();
    await page.getByText("Postnumret finns inte.").first().waitFor();
    const payment = page.getByRole("region", { name: /Betalning$/ });
    await payment.locator('[data-handler="svea"]').waitFor();
    expect(await payment.getByText("Välj hur du vill betala.").count()).toBe(0);
  });
});

describe("the owner's text beside the checkout", () => {
  const slots = {
    checkoutPriceComparison: "<p>Lägst pris av 12 butiker</p>",
    checkoutLoyaltyClub: "<p>Du tjänar 39 poäng</p>",
  };

  it("is below the summary once it is in the settings", async () => {
    const key = (db: Parameters<Parameters<typeof withDatabase>[1]>[0]) =>
      db.selectFrom("setting").select("value").where("key", "=", "shop").executeTakeFirst();
    const before = await withDatabase(dataDir, key);
    const write = (value: unknown) =>
      withDatabase(dataDir, async (db) => {
        const row = { key: "shop", value: JSON.stringify(value) };
        await db
          .insertInto("setting")
          .values(row)
          .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: row.value }))
          .execute();
        const tell = db.selectNoFrom((told) =>
          told.fn("pg_notify", [told.val(catalogueChannel), told.val("")]).as("told"),
        );
        await tell.execute();
      });
    await write({ ...z.looseObject({}).parse(before?.value ?? {}), ...slots });
    try {
      const shown = async (): Promise<string> => {
        await page.goto(`${address}/kassa/leverans`);
        return page.getByRole("main").innerText();
      };
      await expect.poll(shown).toContain("Lägst pris av 12 butiker");
      expect(await shown()).toContain("Du tjänar 39 poäng");
    } finally {
      await write(before?.value ?? {});
    }
  });
});
