import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser, viewports } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();

let browser: Browser;
let page: Page;
let asked: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: viewports.phone });
  asked = [];
  page.on("request", (request) => asked.push(request.url()));
});

afterEach(() => page.close());

afterAll(() => browser.close());

const dialog = () => page.getByRole("dialog", { name: "Integritetsinställningar" });
const cookies = async () =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value] as const));

describe("a visitor without a cookie choice", () => {
  it("is asked before anything external loads, and cannot get round it with Escape", async () => {
    await page.goto(address, { waitUntil: "networkidle" });
    await dialog().waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    expect(await dialog().isVisible()).toBe(true);
    expect(asked.filter((url) => !url.startsWith(address))).toEqual([]);
  });

  it("is asked in the first paint of a page, before any script has loaded, with the page behind locked", async () => {
    await page.route("**/build/*.js", () => {});
    await page.goto(address, { waitUntil: "commit" });
    await dialog().waitFor();
    expect(await dialog().evaluate((shown) => getComputedStyle(shown).display)).toBe("grid");
    await page.mouse.wheel(0, 800);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it("waits for no style sheet, and has it cached for the page after the choice", async () => {
    const linked: string[] = [];
    page.on("request", (request) => request.resourceType() === "stylesheet" && linked.push(request.url()));
    await page.goto(address, { waitUntil: "networkidle" });
    await dialog().waitFor();
    expect(linked).toEqual([]);
    const fetched = asked.filter((url) => url.endsWith(".css"));
    expect(fetched.length).toBeGreaterThan(0);
    await dialog().getByRole("button", { name: "Endast nödvändiga" }).click();
    await page.waitForURL(/cb=\d+/);
    await page.waitForLoadState("networkidle");
    expect(linked.length).toBeGreaterThan(0);
    expect(fetched).toEqual(expect.arrayContaining(linked));
    const transferred = await page.evaluate(
      (names) =>
        performance
          .getEntriesByType("resource")
          .filter((entry) => entry instanceof PerformanceResourceTiming && names.includes(entry.name))
          .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.transferSize : -1)),
      linked,
    );
    expect(transferred).toEqual(linked.map(() => 0));
  });

  it("has working links and forms when the shop's script fails to load", async () => {
    await page.route(/\/build\/runtime-.*\.js$/, (route) => route.abort());
    await page.goto(`${address}/produkter/id/1001`);
    await dialog().waitFor({ state: "hidden" });
    await expect.poll(() => page.evaluate(() => document.body.dataset["torgLocks"])).toBeUndefined();
    await page.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" }).first().click();
    await page.getByRole("link", { name: /^Varukorg, 1 produkt,/ }).waitFor();
  });

  it("needs only one press, even if the shop's script loads six seconds later", async () => {
    await page.route(/\/build\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 6000));
      await route.continue().catch(() => {});
    });
    await page.goto(address, { waitUntil: "commit" });
    await dialog().getByRole("button", { name: "Endast nödvändiga" }).click();
    await expect.poll(cookies, { timeout: 40_000 }).toMatchObject({ required: "1", marketing_third_party: "0" });
  });

  it("refuses with one press, returns to the same place, and is not asked again", async () => {
    await page.goto(`${address}/produkter/id/1001?x=1#omdomen`);
    await dialog().getByRole("button", { name: "Endast nödvändiga" }).click();
    await page.waitForURL(/\?x=1&cb=\d+#omdomen$/);
    expect(await cookies()).toMatchObject({
      required: "1",
      marketing_third_party: "0",
      functional_third_party: "0",
    });
    await page.goto(address, { waitUntil: "networkidle" });
    expect(await dialog().count()).toBe(0);
  });

  it("can read the terms first, and change the choice by the footer's link", async () => {
    await page.goto(`${address}/sidor/kopvillkor`, { waitUntil: "networkidle" });
    expect(await dialog().count()).toBe(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "Integritet", exact: true }).click();
    await dialog().getByRole("checkbox", { name: "Funktionella tjänster från tredje part" }).waitFor();
    await dialog().getByRole("button", { name: "Acceptera alla" }).click();
    await page.waitForURL(/cb=\d+/);
    expect(await cookies()).toMatchObject({ marketing_third_party: "1", functional_third_party: "1" });
  });

  it("is asked on pages of stores and campaigns too, but can withdraw from a purchase without a choice", async () => {
    await page.goto(`${address}/sidor/butiker/vara-butiker`);
    await dialog().waitFor();
    await dialog().getByRole("link", { name: "Ångra avtalet här" }).click();
    await page.getByLabel("Ditt namn").fill("Anna Andersson");
    await page.getByLabel("Ordernummer").fill("100245");
    await page.getByLabel("E-post").fill("anna.andersson@example.se");
    await page.getByRole("main").getByRole("button", { name: "Gå vidare" }).click();
    await page.getByRole("button", { name: "Bekräfta frånträde" }).click();
    await page.getByText("Detta är ett kvitto på att vi tagit emot ditt meddelande.").waitFor();
    expect([await dialog().count(), (await cookies())["required"]]).toEqual([0, undefined]);
  });

  it("can continue after a choice even if the server does not respond, or there is no token", async () => {
    for (const silent of ["**/api/internal/cookie-consent", "**/api/internal/csrf-token"]) {
      await page.context().clearCookies();
      const isToken = silent.endsWith("csrf-token");
      await page.route(silent, (route) => (isToken ? route.fulfill({ status: 404, body: "<html>" }) : undefined));
      await page.goto(address);
      await dialog().getByRole("button", { name: "Endast nödvändiga" }).click();
      await page.waitForURL(/cb=\d+/);
      expect(await cookies()).toMatchObject({ required: "1", functional_third_party: "0" });
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
  });
});
