import { createServer, type Server } from "node:http";
import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { builtFile } from "../shops/builtFile.ts";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();
const finder = `${address}/sidor/butiker/vara-butiker`;

/** The part of a place provider that the shop uses; a test chooses by an event on the page. */
const placesScript = `
  window.google = { maps: { places: { Autocomplete: class {
    constructor(field) { this.field = field; }
    addListener(name, hear) {
      addEventListener("choose-place", () => { this.field.value = "Umeå, Sverige"; hear(); });
      return { remove() {} };
    }
    getPlace() { return { geometry: { location: { lat: () => 63.8258, lng: () => 20.263 } } }; }
  } } } };`;

let browser: Browser;
let others: Server;
let host = "";
let asked: string[] = [];
let script = placesScript;

beforeAll(async () => {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: "#cde" } })
    .png()
    .toBuffer();
  others = createServer(({ url = "" }, answer) => {
    asked.push(url);
    const isScript = url.startsWith("/js");
    answer.writeHead(200, { "content-type": isScript ? "text/javascript" : "image/png" });
    answer.end(isScript ? script : tile);
  });
  await new Promise<void>((resolve) => others.listen(0, "127.0.0.1", resolve));
  const at = others.address();
  host = at !== null && typeof at === "object" ? `127.0.0.1:${at.port}` : "";
  browser = await openBrowser();
});

beforeEach(() => {
  asked = [];
  script = placesScript;
});

afterAll(async () => {
  await browser.close();
  others.closeAllConnections();
  others.close();
});

interface Visit {
  readonly maps?: Readonly<Record<string, unknown>>;
  readonly isAllowed?: boolean;
  readonly size?: keyof typeof viewports;
}

/** Opens the store finder with these map settings. */
async function visit(
  { maps = {}, isAllowed = false, size = "phone" }: Visit,
  steps: (page: Page, context: BrowserContext) => Promise<void>,
) {
  const context = await openVisitor(browser, address, { viewport: viewports[size], hasTouch: true });
  const allowed = ["required", "functional_third_party"].map((name) => ({ name, value: "1", url: address }));
  if (isAllowed) await context.addCookies(allowed);
  try {
    const page = await context.newPage();
    await page.request.post(`${address}/__test/reset`);
    const set = await page.request.post(`${address}/__test/settings`, { data: { maps } });
    expect(set.ok()).toBe(true);
    await page.goto(finder);
    await steps(page, context);
  } finally {
    await context.close();
  }
}

const region = (page: Page) => page.getByRole("region", { name: "Karta över butiker" });
const markers = (page: Page) => region(page).getByRole("button", { name: /^Nordhem|^\d+ butiker$/ });
const isDrawn = (page: Page) => page.locator(".torg-store-map[aria-busy=false]").waitFor();

describe("the map of stores that the shop draws itself", () => {
  it("needs no consent, and shows stores at first on a phone and on a laptop", async () => {
    for (const size of ["phone", "laptop"] as const) {
      await visit({ size }, async (page) => {
        await isDrawn(page);
        expect(await page.getByText("Innehållet kan inte visas").count()).toBe(0);
        const inSight = async (): Promise<number> =>
          markers(page).evaluateAll(
            (pins, area) =>
              pins.filter((pin) => {
                const { left, right, top, bottom } = pin.getBoundingClientRect();
                return (
                  area !== null &&
                  left >= area.x &&
                  right <= area.x + area.width &&
                  top >= area.y &&
                  bottom <= area.y + area.height
                );
              }).length,
            await region(page).evaluate((element) => element.getBoundingClientRect().toJSON()),
          );
        await expect.poll(inSight).toBeGreaterThan(0);
        expect(asked).toEqual([]);
      });
    }
  });

  it("opens the card of a store on a press in the middle of its marker", async () => {
    await visit({ size: "laptop" }, async (page) => {
      await isDrawn(page);
      await region(page)
        .getByRole("button", { name: "Nordhem Vitvaror Umeå" })
        .tap({ position: { x: 16, y: 15 } });
      const card = page.getByRole("dialog", { name: "Nordhem Vitvaror Umeå" });
      await card.waitFor();
    });
  });

  it("zooms in on a pressed cluster, by touch and by keyboard, until each store has its own marker", async () => {
    for (const isByKey of [false, true]) {
      await visit({}, async (page) => {
        await isDrawn(page);
        const discs = region(page).getByRole("button", { name: /^\d+ butiker$/ });
        const pressed = await discs.first().getAttribute("aria-label");
        expect(await discs.first().textContent()).toBe(pressed?.replace(" butiker", ""));
        if (isByKey) await discs.first().press("Enter");
        else await discs.first().tap();
        await region(page).locator(".leaflet-zoom-anim").waitFor({ state: "detached" });
        // The pin of the first store gets the focus from the cluster.
        const focused = region(page).locator(".leaflet-marker-icon:focus");
        await focused.waitFor();
        await expect.poll(() => focused.getAttribute("aria-label")).not.toBe(pressed);
      });
    }
  });

  it("keeps the store with the open card out of clusters, even from far away", async () => {
    await visit({ size: "laptop" }, async (page) => {
      await isDrawn(page);
      const store = region(page).getByRole("button", { name: "Nordhem Kungens Kurva, Skärholmen" });
      await store.press("Enter");
      await page.getByRole("dialog", { name: "Nordhem Kungens Kurva" }).waitFor();
      await page.keyboard.press("Escape");
      const discs = region(page).getByRole("button", { name: /^\d+ butiker$/ });
      await expect
        .poll(async () => {
          await region(page).getByRole("button", { name: "Zooma ut" }).tap();
          return discs.count();
        })
        .toBeGreaterThan(0);
      expect(await store.count()).toBe(1);
    });
  });

  it("shows the search that was made while it was loading, and the surroundings", async () => {
    await visit({}, async (page, context) => {
      let letGo = (): void => {};
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await context.route(`**/${builtFile("/outline.json")}`, async (route) => {
        await held;
        await route.continue();
      });
      await page.reload();
      await page.locator(".torg-store-map[aria-busy=true]").waitFor();
      await page.getByRole("searchbox", { name: "Sök butik" }).fill("malmö");
      await expect.poll(() => page.getByRole("article").count()).toBe(1);
      letGo();
      await isDrawn(page);
      await expect.poll(() => markers(page).count()).toBe(1);
      // A coast and places instead of a blank square.
      expect(await page.locator(".torg-store-map__place").count()).toBeGreaterThan(0);
    });
  });
});

describe("external tiles", () => {
  const maps = () => ({ tileUrl: `http://${host}/{z}/{x}/{y}.png`, attribution: "Kartbolaget" });

  it("wait for consent, with their host and purpose, and then load", async () => {
    await visit({ maps: maps() }, async (page) => {
      await page.getByText(new RegExp(`karta med gator\\. Det hämtas från ${host}`)).waitFor();
      expect(asked).toEqual([]);
      await page.getByRole("button", { name: "Aktivera funktionella tjänster från tredje part" }).tap();
      await page.locator("img.leaflet-tile-loaded").first().waitFor();
      await page.locator(".torg-blocked-content :focus .torg-store-map").waitFor();
      expect(asked[0]).toMatch(/^\/\d+\/\d+\/\d+\.png$/);
      await region(page).getByText("Kartbolaget").waitFor();
      expect(await page.getByText("Kartan kunde inte visas").count()).toBe(0);
    });
  });
});

describe("the places provider", () => {
  const maps = () => ({ key: "abc", scriptBase: `http://${host}/js` });

  it("is not called without a key or without consent", async () => {
    await visit({ maps: { ...maps(), key: "" }, isAllowed: true }, isDrawn);
    expect(asked).toEqual([]);
    await visit({ maps: maps() }, async (page) => {
      await isDrawn(page);
      expect(asked).toEqual([]);
      await page.getByText(`Förslagen hämtas från ${host}`).waitFor();
      await page.getByRole("button", { name: "Aktivera funktionella tjänster från tredje part" }).tap();
      await expect.poll(() => asked, { timeout: 20_000 }).toEqual(["/js?key=abc&libraries=places"]);
      const search = page.getByRole("searchbox", { name: "Sök butik" });
      await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    });
  });

  it("does not break the page when its library is missing", async () => {
    script = "window.google = { maps: {} };";
    await visit({ maps: maps(), isAllowed: true }, async (page) => {
      const said = page.waitForEvent("console", (message) => message.text().includes("google.maps.places"));
      await page.reload();
      expect((await said).type()).toBe("error");
      await isDrawn(page);
      expect(await page.getByRole("article").count()).toBe(6);
    });
  });

  it("suggests places in the search field, by which stores are sorted", async () => {
    await visit({ maps: maps(), isAllowed: true }, async (page) => {
      await expect.poll(() => asked).toEqual(["/js?key=abc&libraries=places"]);
      await isDrawn(page);
      await page.waitForFunction(() => "google" in window);
      const first = () => page.getByRole("article").first().getByRole("heading").textContent();
      await expect
        .poll(async () => {
          await page.evaluate(() => window.dispatchEvent(new Event("choose-place")));
          return first();
        })
        .toBe("Nordhem Vitvaror Umeå");
      expect(await page.getByRole("searchbox", { name: "Sök butik" }).inputValue()).toBe("Umeå, Sverige");
    });
  });

  it("leaves an ordinary field when it is unavailable", async () => {
    await visit({ maps: { ...maps(), scriptBase: "http://127.0.0.1:9/js" }, isAllowed: true }, async (page) => {
      await page.getByRole("searchbox", { name: "Sök butik" }).fill("umeå");
      await expect.poll(() => page.getByRole("article").count()).toBe(1);
    });
  });
});
