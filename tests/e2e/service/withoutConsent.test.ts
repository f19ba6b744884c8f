import { storedItem, type StoredKind } from "@torg/consent/domain";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser, viewports } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { hearErrors } from "../steps/hearErrors.ts";

const { address } = referenceShop();
const film = "https://video.example/nv-8014";

let browser: Browser;
let context: BrowserContext;
let page: Page;
let elsewhere: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: viewports.laptop, reducedMotion: "reduce" });
  elsewhere = [];
  // Covers workers and frames as well, which a context's own requests would miss.
  await context.route("**/*", async (route) => {
    const url = route.request().url();
    if (url.startsWith(address) || url.startsWith("data:") || url.startsWith("blob:")) return route.continue();
    elsewhere.push(url);
    return route.fulfill({ contentType: "text/html", body: "<title>Film</title>" });
  });
  page = await context.newPage();
});

afterEach(() => context.close());

afterAll(() => browser.close());

/** Everything stored in the browser, by storage kind. */
async function kept(): Promise<readonly (readonly [name: string, kind: StoredKind])[]> {
  const cookies = (await context.cookies()).map(({ name }) => [name, "cookie"] as const);
  const [local, session, databases] = await page.evaluate(async () => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    (await indexedDB.databases()).map(({ name }) => name ?? ""),
  ]);
  expect(databases).toEqual([]);
  return [
    ...cookies,
    ...(local ?? []).map((name) => [name, "local"] as const),
    ...(session ?? []).map((name) => [name, "session"] as const),
  ];
}

const dialog = () => page.getByRole("dialog", { name: "Integritetsinställningar" });
const opened = (path: string) => page.goto(address + path, { waitUntil: "networkidle" });

/** Visits the shop from the first page to an order, past everything that could contact other hosts. */
async function shopAround(): Promise<void> {
  await page.getByRole("button", { name: "Stäng" }).first().click();
  await opened("/kategori/vitvaror/tvatt-tork/tvattmaskiner");
  await page.getByRole("button", { name: "Visa i lista" }).click();
  await opened("/produkter/sok?s=tvätt");
  await opened("/produkter/id/1001");
  await page.mouse.wheel(0, 6000);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Se lagerstatus i butik" }).click();
  await page.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" }).first().click();
  await page.getByRole("link", { name: /^Varukorg, 1 produkt/ }).waitFor();
  for (const path of ["/sidor/butiker/vara-butiker", "/sidor/butiker/umea", "/produkter/jamfor?p=1001,1002"]) {
    await opened(path);
  }
  for (const path of ["/varukorg", "/kassa/leverans", "/login", "/angra-kop", "/sidor/integritet", "/finns-inte"]) {
    await opened(path);
  }
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

describe("a whole visit without consent", () => {
  it.each([
    ["before any choice, as the pages are loaded", false],
    ["after a no", true],
  ])("calls no other host and stores only what the list names, %s", async (_, hasRefused) => {
    await opened("/");
    await dialog().waitFor();
    if (hasRefused) {
      await dialog().getByRole("button", { name: "Endast nödvändiga" }).click();
      await page.waitForURL(/cb=\d+/);
      await shopAround();
    } else {
      for (const path of ["/kategori/vitvaror", "/produkter/id/1001", "/sidor/butiker/vara-butiker", "/varukorg"]) {
        await opened(path);
      }
    }
    expect(elsewhere).toEqual([]);
    const found = await kept();
    const untold = found.filter(([name, kind]) => storedItem(name, kind)?.purpose !== "required");
    expect(untold).toEqual([]);
  });

  it("shows the film of a product only after consent, which the notice can give", async () => {
    await opened("/produkter/id/1001");
    await dialog().getByRole("button", { name: "Endast nödvändiga" }).click();
    await page.waitForURL(/cb=\d+/);
    const place = page.getByRole("region", { name: "Film om Tvättmaskin NV 8014" });
    await place.scrollIntoViewIfNeeded();
    await place.getByText("Innehållet kan inte visas").waitFor();
    await place.getByText(/Det hämtas från video\.example/).waitFor();
    expect([await page.locator("iframe").count(), elsewhere]).toEqual([0, []]);
    const before = page.url();
    await place.getByRole("button", { name: "Aktivera funktionella tjänster från tredje part" }).click();
    await page.waitForURL((url) => url.href !== before && /^\?cb=\d+$/.test(url.search));
    // The content just allowed is focused and in view.
    await place.locator("div:focus > iframe").waitFor();
    expect(await place.locator("iframe").evaluate(isInSight)).toBe(true);
    const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
    expect(cookies).toMatchObject({ required: "1", functional_third_party: "1", marketing_third_party: "0" });
    await expect.poll(() => elsewhere).toEqual([film]);
  });

  it("shows without script no button that does nothing, but the link to the film", async () => {
    const plain = await browser.newPage({ viewport: viewports.phone, javaScriptEnabled: false });
    await plain.goto(`${address}/produkter/id/1001`);
    const place = plain.getByRole("region", { name: "Film om Tvättmaskin NV 8014" });
    await place.getByText("Innehållet kan inte visas").waitFor();
    expect(await place.getByRole("button").count()).toBe(0);
    expect(await place.getByRole("link", { name: "Öppna hos video.example" }).getAttribute("href")).toBe(film);
    await plain.close();
  });

  it("keeps the proof of a choice with the words that it was made of", async () => {
    await opened("/");
    const told = page.waitForRequest("**/api/internal/cookie-consent");
    await dialog().getByRole("button", { name: "Acceptera alla" }).click();
    expect((await told).postDataJSON()).toMatchObject({
      marketing: 1,
      functional: 1,
      action: "accept",
      version: expect.any(Number),
      timestamp: expect.any(Number),
      text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });
});

describe("a browser without storage", () => {
  it.each([
    [
      "refuses storage",
      () =>
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("no", "SecurityError");
          },
        }),
    ],
    [
      "is full",
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      },
    ],
  ])("completes a whole purchase up to the checkout when it %s", async (_, block) => {
    await context.addInitScript(block);
    const broken = hearErrors(page);
    await opened("/produkter/id/1001");
    await dialog().getByRole("button", { name: "Endast nödvändiga" }).click();
    await page.waitForURL(/cb=\d+/);
    await page.getByRole("main").getByRole("link", { name: "Jämför produkt" }).first().click();
    await opened("/produkter/id/1001");
    await page.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" }).first().click();
    await page.getByRole("link", { name: /^Varukorg, 1 produkt/ }).waitFor();
    await opened("/sidor/butiker/vara-butiker");
    await opened("/kassa/leverans");
    await page.getByRole("heading", { name: /^1\. / }).waitFor();
    expect(broken).toEqual([]);
  });
});
