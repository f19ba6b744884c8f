import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
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
  page = await (await openVisitor(browser, address, { reducedMotion: "reduce" })).newPage();
});

afterEach(() => page.context().close());

afterAll(() => browser.close());

/** Delays every script, in milliseconds. */
const delayed = (delay: number) => async (): Promise<void> => {
  if (delay === 0) return;
  await page.route(/\/build\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue().catch(() => {});
  });
};

/** Lighthouse's profile "slow 4G". */
async function slow4g(): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const throughput = (1.6 * 1024 * 1024) / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 562,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
}

const lines = [
  ["at once", delayed(0)],
  ["700 ms later", delayed(700)],
  ["over slow 4G", slow4g],
  // The delays between and beyond these take a minute more.
  ...(process.env["TEST_LONG"]
    ? ([
        ["300 ms later", delayed(300)],
        ["2 500 ms later", delayed(2500)],
      ] as const)
    : []),
] as const;

const counted = (total: number): Promise<void> =>
  page.getByText(new RegExp(`av totalt ${total} produkter$`)).waitFor({ timeout: 25_000 });
const highest = () => page.getByRole("textbox", { name: "Högsta pris" });

/** Opens a page and continues as soon as it is visible, even if scripts are still loading. */
async function open(path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
}

it.each(lines)("a price that is typed and sent with Enter filters when its handler loads %s", async (_, prepare) => {
  await prepare();
  await open(listing);
  // Until the runtime has loaded Enter submits the form, as without scripts.
  await page.waitForLoadState("domcontentloaded");
  await highest().click();
  await page.keyboard.type("6000", { delay: 60 });
  await page.keyboard.press("Enter");
  await counted(17);
  expect(await highest().inputValue()).toBe("6000");
});

describe.each(lines.filter(([line]) => line !== "300 ms later" && line !== "2 500 ms later"))(
  "a page whose script loads %s",
  (_, prepare) => {
    beforeEach(() => prepare());

    it("filters by a price that is typed and left", async () => {
      await open(listing);
      await highest().click();
      await page.keyboard.type("6000", { delay: 60 });
      await page.keyboard.press("Tab");
      await counted(17);
      expect(await highest().inputValue()).toBe("6000");
    });

    it("filters by boxes and a row that are pressed without moving on", async () => {
      await open(listing);
      await pressChoice(page.getByRole("checkbox", { name: "Nordvik" }));
      await pressChoice(page.getByRole("radio", { name: /^7 \(/ }));
      await counted(4);
      expect(await page.getByRole("checkbox", { name: "Nordvik" }).isChecked()).toBe(true);
    });

    it("sorts by the chosen order without moving on", async () => {
      await open(listing);
      await page.getByRole("combobox", { name: "Sortera efter:" }).selectOption("price_asc");
      await page
        .locator("article")
        .first()
        .and(page.getByRole("article", { name: "Tvättmaskin Bas 5" }))
        .waitFor({ timeout: 25_000 });
    });

    it("suggests for a word that is typed", async () => {
      await open(listing);
      await page.getByRole("combobox", { name: "Sök", exact: true }).locator("visible=true").click();
      await page.keyboard.type("tvätt", { delay: 60 });
      await page.getByRole("option").first().waitFor({ timeout: 25_000 });
    });

    it("saves a message to the shop that is typed and left", async () => {
      await readyCart(page.context(), address, [1013]);
      await open(`${address}/kassa/leverans`);
      await page.getByText("+ Lägg till meddelande").click();
      await page.locator("textarea[name=order_message]").click();
      await page.keyboard.type("Ring porten", { delay: 60 });
      await page.keyboard.press("Tab");
      await page.getByText("Sparat!").waitFor({ timeout: 25_000 });
      expect(await page.locator("textarea[name=order_message]").inputValue()).toBe("Ring porten");
    });
  },
);

// Over a slower line the link is followed as without script once the press has waited for four seconds.
describe.each(lines.slice(0, 2))("a link that removes filters, when its handler loads %s", (_, prepare) => {
  beforeEach(() => prepare());

  it.each([
    [/^Ta bort.*Nordvik/, ".torg-active-filters a"],
    [/^Rensa allt/, ".torg-filters__head > h2"],
  ])("%s changes the listing in place and moves the focus", async (name, next) => {
    await open(`${listing}?brands=2%7C5%7C`);
    await page.evaluate(() => (document.documentElement.dataset["stays"] = ""));
    await page.getByRole("link", { name }).press("Enter");
    await expect.poll(() => page.url(), { timeout: 25_000 }).not.toContain("2%7C");
    await expect.poll(() => page.locator(`${next}:focus`).count()).toBe(1);
    expect(await page.locator("html[data-stays]").count()).toBe(1);
  });

  it("clears a group in place and moves the focus to its heading", async () => {
    await open(`${listing}?specifications=101%3A10107%7C`);
    await page.evaluate(() => (document.documentElement.dataset["stays"] = ""));
    await page.locator(".torg-filter-group__clear").press("Enter");
    await expect.poll(() => page.url(), { timeout: 25_000 }).not.toContain("10107");
    await expect.poll(() => page.locator(".torg-filter-group > summary:focus").textContent()).toContain("Kapacitet");
    expect(await page.locator("html[data-stays]").count()).toBe(1);
  });
});

/** Presses the middle of a visible element, repeatedly, whether or not it reacts. */
async function pressAt(target: Locator, times: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("Nothing is drawn there.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: times, delay: 120 });
}

const plus = () => page.getByRole("main").getByRole("button", { name: /^Öka/ }).first();
const quantity = () => page.getByRole("main").getByRole("spinbutton").first();

describe.each(lines)("early presses when the script loads %s", (_, prepare) => {
  beforeEach(() => prepare());

  it("count once, each press on plus", async () => {
    await readyCart(page.context(), address, [1013]);
    await open(`${address}/varukorg`);
    await pressAt(plus(), 3);
    await page.getByRole("link", { name: /^Varukorg, 4 produkter,/ }).waitFor({ timeout: 25_000 });
    expect(await quantity().inputValue()).toBe("4");
  });

  it("buy and compare each product once", async () => {
    await open(listing);
    const tiles = page.getByRole("main").getByRole("article");
    const buys = tiles.getByRole("button", { name: "Lägg i varukorgen" });
    for (const index of [0, 1]) await pressAt(buys.nth(index), 1);
    await pressAt(tiles.getByRole("checkbox", { name: /^Jämför / }).nth(2), 1);
    await page.getByRole("link", { name: /^Varukorg, 2 produkter,/ }).waitFor({ timeout: 25_000 });
    await page
      .getByRole("region", { name: "Jämförelse" })
      .getByText("Jämför 1 produkter (max 4)")
      .waitFor({ timeout: 25_000 });
  });
});

describe.each([
  ["the runtime", /\/build\/runtime-.*\.js$/],
  ["an island", /\/build\/island-cart-.*\.js$/],
])("a page on which %s fails to load", (_, script) => {
  beforeEach(() => page.route(script, (route) => route.abort()));

  it("counts each quick press on plus once, as a page without script", async () => {
    await readyCart(page.context(), address, [1013]);
    // On a machine of any speed the page is not left before the request for the last press.
    const last = page.waitForRequest((request) => /quantity(?:\]|%5D)=4/.test(request.postData() ?? ""), {
      timeout: 30_000,
    });
    await page.route("**/checkoutv3/products/update", async (route) => {
      await last;
      await route.continue().catch(() => {});
    });
    await open(`${address}/varukorg`);
    await page.evaluate(() => document.documentElement.setAttribute("data-left", ""));
    await pressAt(plus(), 3);
    await last;
    // The form navigates away and back to the cart; only then is the page checked again.
    await page.locator("html:not([data-left])").waitFor({ state: "attached", timeout: 30_000 });
    await expect.poll(() => quantity().inputValue(), { timeout: 15_000 }).toBe("4");
    await page.reload();
    expect(await quantity().inputValue()).toBe("4");
  });
});
