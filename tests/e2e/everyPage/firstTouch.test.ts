import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { leaveMessage } from "../steps/calls/leaveMessage.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();
const listing = `${address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});

beforeEach(async () => {
  page = await (await openVisitor(browser, address)).newPage();
});

afterEach(() => page.context().close());

afterAll(() => browser.close());

describe("the first interaction with a page", () => {
  it("filters by a price that is typed while the island hydrates", async () => {
    await page.goto(listing, { waitUntil: "networkidle" });
    await page.getByLabel("Högsta pris").first().click();
    await page.keyboard.type("6000", { delay: 60 });
    await page.keyboard.press("Tab");
    await page.getByText("Visar produkt 1 - 12 av totalt 17 produkter").waitFor();
    expect(await page.getByLabel("Högsta pris").first().inputValue()).toBe("6000");
  });

  it.each(["Högsta pris", "Högsta ljudnivå"])(
    "filters by what is typed into %s and sent with Enter at once",
    async (name) => {
      await page.goto(listing, { waitUntil: "networkidle" });
      const field = page.getByRole("textbox", { name });
      const typed = name === "Högsta pris" ? "6000" : "46";
      await field.click();
      await page.keyboard.type(typed, { delay: 60 });
      await page.keyboard.press("Enter");
      await page.getByText(/av totalt (?!30)\d+ produkter$/).waitFor();
      expect(await field.inputValue()).toBe(typed);
    },
  );

  it("continues a drag of a price that began before the thumbs were there", async () => {
    await page.goto(listing, { waitUntil: "networkidle" });
    const track = await page.locator(".torg-range__track").first().boundingBox();
    if (track === null) throw new Error("the page has no track");
    const y = track.y + track.height / 2;
    await page.mouse.move(track.x + 10, y);
    await page.mouse.down();
    await page.mouse.move(track.x + 60, y, { steps: 10 });
    await page.getByRole("slider", { name: "Lägsta pris" }).first().waitFor();
    await page.mouse.move(track.x + 128, y, { steps: 10 });
    await page.mouse.up();
    const lowest = page.getByLabel("Lägsta pris").first();
    await expect.poll(async () => Number(await lowest.inputValue())).toBeGreaterThan(9000);
    expect(await page.evaluate(() => getSelection()?.type)).not.toBe("Range");
  });

  it("sorts by the chosen order", async () => {
    await page.goto(listing, { waitUntil: "networkidle" });
    await page.getByRole("combobox", { name: "Sortera efter:" }).selectOption("price_asc");
    await page
      .locator("article")
      .first()
      .and(page.getByRole("article", { name: "Tvättmaskin Bas 5" }))
      .waitFor();
  });

  it("buys with one press", async () => {
    await page.goto(`${address}/produkter/id/1009`);
    await page.getByRole("button", { name: "Lägg i varukorgen" }).first().click();
    await page.getByRole("link", { name: /^Varukorg, 1 produkt,/ }).waitFor();
  });

  it("changes a quantity that is typed and left before the cart is hydrated, up to the maximum", async () => {
    await readyCart(page.context(), address, [1008]);
    await page.goto(`${address}/varukorg`, { waitUntil: "networkidle" });
    await page.getByRole("spinbutton").first().click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("9");
    await page.keyboard.press("Tab");
    await page.getByRole("link", { name: /^Varukorg, 2 produkter,/ }).waitFor();
    await expect.poll(() => page.getByRole("spinbutton").first().inputValue()).toBe("2");
  });

  it("changes a quantity in the cart, which is still there after going back", async () => {
    await readyCart(page.context(), address, [1013]);
    await page.goto(`${address}/varukorg`, { waitUntil: "networkidle" });
    await page.getByRole("spinbutton").first().fill("3");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: /^Varukorg, 3 produkter,/ }).waitFor();
    await page.getByRole("link", { name: "Gå till kassan" }).first().click();
    await page.waitForURL(/\/kassa\/leverans/);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Din varukorg" }).waitFor();
    await expect.poll(() => page.getByRole("spinbutton").first().inputValue()).toBe("3");
  });

  it.each([60, 120, 180])(
    "counts every press on plus that comes %i milliseconds after the one before",
    async (delay) => {
      await readyCart(page.context(), address, [1013]);
      await page.goto(`${address}/varukorg`, { waitUntil: "networkidle" });
      const plus = await page.getByRole("main").getByRole("button", { name: "Öka antal" }).first().boundingBox();
      if (plus === null) throw new Error("The button is not drawn.");
      await page.mouse.click(plus.x + 9, plus.y + 9, { clickCount: 3, delay });
      await page.getByRole("link", { name: /^Varukorg, 4 produkter,/ }).waitFor();
      expect(await page.getByRole("spinbutton").first().inputValue()).toBe("4");
    },
  );

  it.each([0, 60, 150])(
    "saves a message that replaces an earlier one, a letter every %i milliseconds",
    async (delay) => {
      await readyCart(page.context(), address, [1013]);
      await leaveMessage(page.context(), address, "Gammalt meddelande");
      await page.goto(`${address}/kassa/leverans`, { waitUntil: "networkidle" });
      await page.locator("textarea[name=order_message]").click();
      await page.keyboard.press("Control+a");
      await page.keyboard.type("Ring porten", { delay });
      await page.keyboard.press("Tab");
      await page.getByText("Sparat!").waitFor();
      expect(await page.locator("textarea[name=order_message]").inputValue()).toBe("Ring porten");
    },
  );

  it.each(["/kassa/leverans", "/varukorg"])(
    "accepts a discount code that is typed as soon as its box is opened on %s",
    async (path) => {
      await readyCart(page.context(), address, [1013]);
      await page.goto(`${address}${path}`, { waitUntil: "networkidle" });
      await page.getByRole("main").getByText("+ Lägg till rabattkod/presentkort").click();
      await page.keyboard.type("SOMMAR10", { delay: 60 });
      expect(await page.locator("[name=campaign_code]").inputValue()).toBe("SOMMAR10");
    },
  );
});
