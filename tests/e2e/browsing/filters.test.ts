import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();
const listing = `${address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`;

let browser: Browser;
let page: Page;
let calls: URL[];

beforeAll(async () => {
  browser = await openBrowser();
});

beforeEach(async () => {
  page = await (await openVisitor(browser, address, { reducedMotion: "reduce" })).newPage();
  calls = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (request.resourceType() === "fetch" && url.pathname === "/produkter/filtrera") calls.push(url);
  });
});

afterEach(() => page.context().close());

afterAll(() => browser.close());

const open = async (): Promise<void> => void (await page.goto(listing, { waitUntil: "networkidle" }));
const box = (name: string | RegExp) => page.getByRole("checkbox", { name });
const row = (name: RegExp) => page.getByRole("radio", { name });
const counted = (total: number) => page.getByText(new RegExp(`av totalt ${total} produkter$`)).waitFor();
const sent = (name: string) => calls.map((url) => url.searchParams.get(name));
const products = () => page.getByRole("region", { name: "Produkter" });

/** Whether the upper edge of an element is where a press reaches it. */
function isUncovered(element: Element): boolean {
  const { x, y, width } = element.getBoundingClientRect();
  return y >= 0 && element.contains(document.elementFromPoint(x + width / 2, y + 4));
}

describe("the filters of a listing", () => {
  it("send one request per choice with the whole selection, and update the address without a new entry", async () => {
    await open();
    const steps = await page.evaluate(() => window.history.length);
    await pressChoice(box("Nordvik"));
    await counted(7);
    await pressChoice(row(/^7 \(/));
    await counted(4);
    expect(sent("brands")).toEqual(["2|", "2|"]);
    expect(sent("specifications")).toEqual(["", "101:10107|"]);
    expect([...(calls[0]?.searchParams.keys() ?? [])]).toHaveLength(18);
    expect(new URL(page.url()).searchParams.get("specifications")).toBe("101:10107|");
    expect(await page.evaluate(() => window.history.length)).toBe(steps);
  });

  it("are still there after a reload, and after going to a product and back", async () => {
    await open();
    await pressChoice(box("Nordvik"));
    await counted(7);
    await page.reload({ waitUntil: "networkidle" });
    await counted(7);
    expect(await box("Nordvik").isChecked()).toBe(true);
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    await page.waitForURL(/\/produkter\/id\//);
    await page.goBack();
    await counted(7);
    await expect.poll(() => box("Nordvik").isChecked()).toBe(true);
    await page.goForward();
    await page.waitForURL(/\/produkter\/id\//);
  });

  it("drop groups that no product has any more, and load again", async () => {
    await open();
    await pressChoice(box("Ånga"));
    await counted(9);
    await pressChoice(box("Hemkraft"));
    await counted(5);
    expect(sent("specifications")).toEqual(["102:10201|", "102:10201|", ""]);
  });

  it("drop all groups when none is left", async () => {
    await open();
    await pressChoice(row(/^8 \(/));
    await counted(8);
    await page.getByRole("group", { name: "Varumärken" }).getByText("Visa alla (6)").click();
    await pressChoice(box("Sundbo"));
    await counted(4);
    expect(sent("specifications")).toEqual(["101:10108|", "101:10108|", ""]);
  });

  it.each([0, 1500])(
    "leave count, choices and products in sight of a single choice made at %i pixels",
    async (from) => {
      await open();
      await page.evaluate((top) => window.scrollTo(0, top), from);
      await row(/^7 \(/).evaluate((input: HTMLElement) => input.click());
      await counted(5);
      await expect.poll(() => products().evaluate((area) => Math.round(area.getBoundingClientRect().top))).toBe(60);
      for (const part of [page.getByText(/av totalt 5 produkter$/), products().getByRole("article").first()])
        expect(await part.evaluate(isUncovered)).toBe(true);
      // The part of the area behind the toolbar lets presses through.
      await page.getByRole("combobox", { name: /^Sortera efter/ }).click({ trial: true });
      await page
        .getByRole("link", { name: /Kapacitet/ })
        .first()
        .click({ trial: true });
    },
  );

  it("keep the focus near what was cleared by keyboard", async () => {
    const focused = (selector: string) => expect.poll(() => page.locator(`${selector}:focus`).count()).toBe(1);
    await open();
    await pressChoice(box("Nordvik"));
    await counted(7);
    await pressChoice(row(/^7 \(/));
    await counted(4);
    await page.getByRole("button", { name: "Rensa Kapacitet" }).press("Enter");
    await counted(7);
    await focused("details[aria-label^=Kapacitet] > summary");
    await page.getByRole("button", { name: "Rensa Varumärken" }).press("Enter");
    await counted(30);
    await focused("details[aria-label=Varumärken] > summary");
    await pressChoice(box("Nordvik"));
    await counted(7);
    await pressChoice(box("Hemkraft"));
    await counted(12);
    await page.getByRole("link", { name: /^Ta bort.*Nordvik/ }).press("Enter");
    await focused(".torg-active-filters a");
    await page.getByRole("link", { name: "Rensa allt" }).press("Enter");
    await counted(30);
    await focused(".torg-filters__head > h2");
  });

  it.each(["Lägsta ljudnivå", "Lägsta pris"])("stand at the top of the page after Enter in %s", async (name) => {
    await open();
    const field = page.getByRole("textbox", { name });
    await field.fill(name === "Lägsta pris" ? "5000" : "46");
    await field.press("Enter");
    await page.waitForRequest(/produkter\/filtrera/).catch(() => undefined);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it("scroll to the products after a single choice, and to the top after a multiple one", async () => {
    await open();
    await page.evaluate(() => window.scrollTo(0, 400));
    await row(/^8 \(/).evaluate((input: HTMLElement) => input.click());
    await counted(8);
    const top = await products().evaluate((area) => area.getBoundingClientRect().top);
    expect(Math.abs(top - 60)).toBeLessThanOrEqual(2);
    await page.evaluate(() => window.scrollTo(0, 400));
    await box("Snabbtvätt").evaluate((input: HTMLElement) => input.click());
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  it("dim the products at once and show a spinner until the response has come", async () => {
    await open();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/produkter\/filtrera\?/, async (route) => {
      await held;
      await route.continue();
    });
    await pressChoice(box("Nordvik"));
    await products().and(page.locator('[aria-busy="true"]')).waitFor();
    const ring = await products()
      .getByRole("status")
      .evaluate((output) => getComputedStyle(output, "::before").animationName);
    expect(ring).toBe("torg-turn");
    release();
    await counted(7);
    await products().and(page.locator('[aria-busy="false"]')).waitFor();
  });

  it("keep the products when the server fails, and show no message", async () => {
    await open();
    await page.route(/\/produkter\/filtrera\?/, (route) => route.fulfill({ status: 500, body: "" }));
    const failed = page.waitForResponse(/\/produkter\/filtrera\?/);
    await pressChoice(box("Nordvik"));
    await failed;
    await products().and(page.locator('[aria-busy="false"]')).waitFor();
    expect(await page.getByRole("article").count()).toBe(12);
    await counted(30);
  });

  it("show the products even when another backend sends a number as words", async () => {
    await open();
    const told: string[] = [];
    page.on("console", (message) => told.push(message.text()));
    await page.route(/\/produkter\/filtrera\?/, async (route) => {
      const answer = await (await route.fetch()).json();
      answer.products[0].product_display_price = "abc";
      await route.fulfill({ json: answer });
    });
    await page.locator("label", { hasText: "Nordvik" }).first().click();
    await counted(7);
    expect(await page.getByRole("article").count()).toBe(7);
    expect(await page.getByRole("article").first().innerText()).toMatch(/^0\skr$/mu);
    expect(told.join()).toContain("products.0.product_display_price");
  });

  it("report an unreadable response, and keep the products", async () => {
    await open();
    const told: string[] = [];
    page.on("console", (message) => told.push(message.text()));
    await page.route(/\/produkter\/filtrera\?/, (route) => route.fulfill({ json: { products: "none" } }));
    await box("Nordvik").click();
    await products().getByRole("alert").getByText("Butikens svar gick inte att läsa.").waitFor();
    expect(await page.getByRole("article").count()).toBe(12);
    expect(told.join()).toContain("unknown shape");
  });

  it("clear everything with one call", async () => {
    await open();
    await pressChoice(box("Nordvik"));
    await counted(7);
    await pressChoice(row(/^7 \(/));
    await counted(4);
    calls.length = 0;
    await page.getByText("Rensa allt").locator("visible=true").click();
    await counted(30);
    expect(calls).toHaveLength(1);
    expect(["brands", "categories", "specifications"].map((name) => sent(name)[0])).toEqual(["", "", ""]);
    expect([sent("price_min")[0], sent("price_max")[0]]).toEqual(["2990", "15990"]);
  });

  it("show their description under the pointer even without script", async () => {
    const plain = await (await openVisitor(browser, address, { javaScriptEnabled: false })).newPage();
    await plain.goto(listing);
    const words = plain.getByText("Största mängd torr tvätt per omgång.");
    expect(await words.isVisible()).toBe(false);
    await plain.getByRole("button", { name: "Om Kapacitet" }).hover();
    await words.waitFor();
    await words.hover();
    await plain.getByRole("heading", { level: 1 }).hover();
    await words.waitFor({ state: "hidden" });
    await plain.context().close();
  });

  it("keep a list open that was opened by hand", async () => {
    await open();
    const group = page.getByRole("group", { name: "Kapacitet (kg)" });
    await group.getByText(/^Visa alla/).click();
    await pressChoice(row(/^12 \(/));
    await counted(1);
    await pressChoice(row(/^7 \(/));
    await counted(5);
    expect(await row(/^12 \(/).isVisible()).toBe(true);
  });

  it.each([
    ["Högsta pris", "abc", "", "Ange pris med siffror. Värdet återställdes till 15 990 kr."],
    ["Högsta pris", "-5", "2990", "Värdet ändrades till 2 990 kr, det närmaste som går att välja."],
    ["Högsta pris", "4000,5", "4000", "Här går det bara att välja hela tal. Värdet ändrades till 4 000 kr."],
    ["Högsta ljudnivå", "46,5", "46", "Här går det bara att välja hela tal. Värdet ändrades till 46 dB."],
  ])("read what is typed into %s, %s, as a number or say why not", async (...[name, typed, stands, sentence]) => {
    await open();
    const field = page.getByRole("textbox", { name });
    await field.click();
    await page.keyboard.type(typed, { delay: 30 });
    await page.keyboard.press("Enter");
    await page.getByText(sentence).locator("visible=true").waitFor();
    await expect.poll(() => field.inputValue()).toBe(stands);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it("reset crossing ends silently on screen, and announce it to screen readers", async () => {
    await open();
    const highest = page.getByRole("textbox", { name: "Högsta pris" });
    await highest.fill("6000");
    await highest.press("Enter");
    await counted(17);
    const lowest = page.getByRole("textbox", { name: "Lägsta pris" });
    await lowest.fill("7000");
    await lowest.press("Enter");
    await expect.poll(() => lowest.inputValue()).toBe("");
    const words = page.getByRole("status").filter({ hasText: /^Lägsta pris kan inte vara högre/ });
    await words.waitFor({ state: "attached" });
    const drawn = await words.boundingBox();
    expect(Math.max(drawn?.width ?? 0, drawn?.height ?? 0)).toBeLessThanOrEqual(1);
    await counted(17);
  });

  it("work in a browser that cannot format numbers, with plain prices", async () => {
    await page.addInitScript(() => void Reflect.deleteProperty(Intl, "NumberFormat"));
    await open();
    await pressChoice(box("Nordvik"));
    await counted(7);
    expect(await page.getByRole("article", { name: "Tvättmaskin NV 8014" }).textContent()).toMatch(/6990 kr/);
  });
});
