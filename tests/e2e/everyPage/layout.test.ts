import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyComparison } from "../steps/calls/readyComparison.ts";

const demo = inject("demo");
const listing = "/kategori/datorer-tillbehor/bildskarmar";
const phone = { viewport: viewports.phone, hasTouch: true, isMobile: true };
const laptop = { viewport: viewports.laptop };

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

interface Visit extends BrowserContextOptions {
  /** Runs before the page is opened, for example to fill the cart. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

async function visit(
  path: string,
  { prepare, ...options }: Visit,
  steps: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await openVisitor(browser, demo.address, { reducedMotion: "reduce", ...options });
  try {
    await prepare?.(context);
    const page = await context.newPage();
    await page.goto(demo.address + path, { waitUntil: "networkidle" });
    await steps(page);
  } finally {
    await context.close();
  }
}

async function boxOf(part: Locator): Promise<DOMRect> {
  return part.evaluate((element) => element.getBoundingClientRect().toJSON());
}

/** The purchasable products of a listing, in order. */
async function buyable(count: number): Promise<readonly number[]> {
  const html = await (await fetch(demo.address + listing)).text();
  const tiles = html.split("<article").filter((tile) => !tile.includes("Slut i lager"));
  const ids = tiles.flatMap((tile) => /\/kassa\/lagg-i-varukorg\/(\d+)/.exec(tile)?.[1] ?? []);
  return ids.slice(0, count).map(Number);
}

describe("a long listing on a laptop", () => {
  it("keeps its filters beside the products, and the last products can be reached too", async () => {
    await visit(listing, laptop, async (page) => {
      const filters = page.locator("#filter");
      await page.getByRole("article").last().scrollIntoViewIfNeeded();
      const box = await boxOf(filters);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeLessThan(viewports.laptop.height / 4);
      expect(box.bottom).toBeLessThanOrEqual(viewports.laptop.height);
      const last = filters.locator("summary").last();
      await last.scrollIntoViewIfNeeded();
      expect((await boxOf(last)).bottom).toBeLessThanOrEqual(viewports.laptop.height);
    });
  });

  it("keeps the focused filter in sight", async () => {
    await visit(listing, laptop, async (page) => {
      await page.getByRole("article").nth(6).scrollIntoViewIfNeeded();
      await page.locator("#filter").getByRole("checkbox").first().focus();
      const outside: string[] = [];
      for (let steps = 0; steps < 40; steps += 1) {
        await page.keyboard.press("Tab");
        const focus = page.locator("#filter :focus");
        if ((await focus.count()) === 0) break;
        const box = await boxOf(focus);
        if (box.top < 0 || box.bottom > viewports.laptop.height) outside.push(`${box.top} to ${box.bottom}`);
      }
      expect(outside).toEqual([]);
    });
  });

  it("scrolls to the first remaining product when a filter is chosen from the middle", async () => {
    await visit(listing, laptop, async (page) => {
      const tiles = page.getByRole("article");
      await tiles.nth(12).scrollIntoViewIfNeeded();
      expect((await boxOf(tiles.first())).bottom).toBeLessThan(0);
      await page.locator("#filter").getByText("Asus", { exact: true }).click();
      await page.waitForURL(/brands/);
      await expect.poll(async () => (await boxOf(tiles.first())).bottom).toBeGreaterThan(0);
    });
  });
});

describe("a listing whose filters were chosen on a phone", () => {
  it("begins below the sticky elements above it", async () => {
    await visit(listing, phone, async (page) => {
      await page.getByRole("button", { name: "Filtrera" }).first().tap();
      const panel = page.getByRole("dialog", { name: "Filtrera" });
      await panel.getByRole("button", { name: /^Varumärken/ }).tap();
      await panel.getByText("Acer", { exact: true }).tap();
      await panel.getByRole("button", { name: /^Visa \d+ produkt/ }).tap();
      const bar = page.locator(".torg-listing-toolbar");
      await expect.poll(async () => (await boxOf(bar)).top).toBeLessThan(viewports.phone.height / 4);
      const first = await boxOf(page.getByRole("article").first());
      expect(first.top).toBeGreaterThan((await boxOf(bar)).bottom - 1);
      expect(first.top).toBeLessThan(viewports.phone.height / 3);
    });
  });
});

describe("the footer of every page on a phone", () => {
  it("has its link lists beside each other, and breaks no address", async () => {
    await visit("/varukorg", phone, async (page) => {
      const foot = page.getByRole("contentinfo");
      const headings = await Promise.all(
        ["Handla", "Information"].map((name) => boxOf(foot.getByRole("heading", { name }))),
      );
      expect(new Set(headings.map(({ top }) => top)).size).toBe(1);
      const lines = await foot.locator("a[href^=mailto]").evaluate((link) => link.getClientRects().length);
      expect(lines).toBe(1);
    });
  });
});

describe("a comparison on a phone", () => {
  it("shows two products beside each other", async () => {
    const products = await buyable(3);
    const prepare = (context: BrowserContext): Promise<void> => readyComparison(context, demo.address, products);
    await visit(`/produkter/jamfor?p=${products.join(",")}`, { ...phone, prepare }, async (page) => {
      const heads = page.getByRole("columnheader");
      expect(await heads.count()).toBe(4);
      expect((await boxOf(heads.nth(2))).right).toBeLessThanOrEqual(viewports.phone.width);
    });
  });
});

describe("a line of the cart on a phone", () => {
  it("is less than a quarter of the window high, even in the checkout", async () => {
    const products = await buyable(2);
    const prepare = (context: BrowserContext): Promise<void> => readyCart(context, demo.address, products);
    for (const path of ["/varukorg", "/kassa/leverans"]) {
      await visit(path, { ...phone, prepare }, async (page) => {
        const lines = page.getByRole("main").locator(".torg-cart-line");
        await lines.nth(1).waitFor();
        for (const line of await lines.all()) {
          expect((await boxOf(line)).height).toBeLessThan(viewports.phone.height / 4);
        }
      });
    }
  });
});

describe("a tile on a phone", () => {
  it("has the compare box and the link to the product on one line, even with a limited quantity", async () => {
    await visit(listing, phone, async (page) => {
      const tile = page
        .getByRole("article")
        .filter({ hasText: /Max \d+ per kund/ })
        .first();
      const [box, link] = await Promise.all(
        [tile.getByText("Jämför", { exact: true }), tile.getByRole("link", { name: /Läs mer/ })].map(boxOf),
      );
      expect(
        Math.abs((box?.top ?? 0) + (box?.height ?? 0) / 2 - (link?.top ?? 0) - (link?.height ?? 0) / 2),
      ).toBeLessThan(4);
    });
  });
});

describe("the links to the sections of a product on a phone", () => {
  it("show no cut word before the button that scrolls back", async () => {
    await visit(`/produkter/id/${(await buyable(1))[0]}`, phone, async (page) => {
      const bar = page.locator(".torg-anchor-navigation");
      await bar.scrollIntoViewIfNeeded();
      await bar.getByRole("button", { name: "Nästa avsnitt" }).tap();
      const back = bar.getByRole("button", { name: "Föregående avsnitt", disabled: false });
      await back.waitFor();
      expect((await boxOf(back)).left).toBeLessThanOrEqual((await boxOf(bar.locator("ul"))).left);
    });
  });
});

describe("suggestions", () => {
  it("keep a row's background around its text on a phone, aligned below the text of the field", async () => {
    await visit("/", phone, async (page) => {
      const field = page.getByRole("combobox", { name: "Sök", exact: true }).locator("visible=true");
      await field.tap();
      await page.getByRole("dialog", { name: "Sök" }).waitFor();
      await field.pressSequentially("skärm");
      const row = page.getByRole("option").first();
      await row.waitFor();
      const [ground, words] = [await boxOf(row), await boxOf(row.locator(":scope > *").first())];
      expect(words.left - ground.left).toBeGreaterThanOrEqual(8);
    });
  });

  it("of a single kind have the link to all results below them on a laptop", async () => {
    await visit("/", laptop, async (page) => {
      const field = page.getByRole("combobox", { name: "Sök", exact: true }).locator("visible=true");
      await field.click();
      await field.pressSequentially("tvättguid", { delay: 20 });
      const rows = page.getByRole("option");
      await rows.nth(1).waitFor();
      const [first, last] = [await boxOf(rows.first()), await boxOf(rows.last())];
      expect(last.top).toBeGreaterThan(first.bottom);
      expect(last.left).toBe(first.left);
    });
  });
});

describe("the menu", () => {
  it("shows none of its hidden links when a window becomes wide", async () => {
    await visit("/", { viewport: { width: 1000, height: 800 }, reducedMotion: "no-preference" }, async (page) => {
      const ways = page.locator("#meny-mer");
      await ways.evaluate((panel) => {
        panel.addEventListener("transitionrun", () => panel.setAttribute("data-faded", ""));
      });
      await page.setViewportSize({ width: 1100, height: 800 });
      await page.getByRole("button", { name: "Mer", exact: true }).waitFor();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await ways.getAttribute("data-faded")).toBeNull();
      expect(await ways.isVisible()).toBe(false);
    });
  });
});

describe("in colours that a visitor has chosen", () => {
  it("the number of the cart is in a circle of the chosen colour, without a backplate", async () => {
    const prepare = async (context: BrowserContext): Promise<void> =>
      readyCart(context, demo.address, await buyable(1));
    await visit("/varukorg", { ...phone, forcedColors: "active", prepare }, async (page) => {
      const number = page.locator("header .torg-count-badge");
      await number.waitFor();
      const drawn = await number.evaluate((mark) => {
        const { forcedColorAdjust, color, backgroundColor } = getComputedStyle(mark);
        return { forcedColorAdjust, color, backgroundColor };
      });
      expect(drawn.forcedColorAdjust).toBe("none");
      expect(drawn.color).not.toBe(drawn.backgroundColor);
    });
  });
});
