import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();
const listing = `${address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tablet = { viewport: { width: 800, height: 900 } };

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(() => page.context().close());

afterAll(() => browser.close());

const panel = (): Locator => page.locator("#filter:popover-open");
const press = (target: Locator): Promise<void> =>
  target.evaluate(() => navigator.maxTouchPoints > 0).then((isTouched) => (isTouched ? target.tap() : target.click()));

/** Opens the filter panel of a small window with one press, and waits for its hydration. */
async function openPanel(options: BrowserContextOptions): Promise<void> {
  page = await (await openVisitor(browser, address, { reducedMotion: "reduce", ...options })).newPage();
  await page.goto(listing, { waitUntil: "networkidle" });
  await press(page.getByRole("button", { name: "Filtrera" }).first());
  await panel().and(page.locator("[role=dialog][data-state=awake]")).waitFor();
}

const openPart = (name: RegExp): Promise<void> => press(panel().getByRole("button", { name }));
const leadsTo = (total: number): Promise<void> =>
  panel()
    .getByRole("button", { name: `Visa ${total} produkter` })
    .waitFor();

/** Presses a spot in an element, whether or not it accepts presses. */
async function pressAt(element: Locator, x: number, y: number): Promise<void> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("The element is not drawn.");
  const isTouched = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (isTouched ? page.touchscreen : { tap: page.mouse.click.bind(page.mouse) }).tap(box.x + x, box.y + y);
}

const visitors = [
  ["a finger at 390 px", phone],
  ["a mouse at 800 px", tablet],
] as const;

describe.each(visitors)("the filter panel under %s", (_, options) => {
  it("selects a brand by its name", async () => {
    await openPanel(options);
    await openPart(/^Varumärken/);
    await pressChoice(panel().getByRole("checkbox", { name: "Nordvik" }));
    await leadsTo(7);
    expect(await panel().getByRole("checkbox", { name: "Nordvik" }).isChecked()).toBe(true);
  });

  it("selects a colour by its name", async () => {
    await openPanel(options);
    await openPart(/^Färger/);
    const colour = panel().locator("[data-part=colors]").getByRole("checkbox").first();
    await pressChoice(colour);
    await expect.poll(() => new URL(page.url()).searchParams.get("selected_primary_color_ids")).toBeTruthy();
    expect(await panel().isVisible()).toBe(true);
    expect(await colour.isChecked()).toBe(true);
  });

  it("selects one of several values by its name", async () => {
    await openPanel(options);
    await openPart(/^Specifikationer/);
    await pressChoice(panel().getByRole("radio", { name: /^7 \(/ }));
    await expect.poll(() => new URL(page.url()).searchParams.get("specifications")).toBe("101:10107|");
    expect(await panel().isVisible()).toBe(true);
  });

  it("folds a group by its heading and stays open", async () => {
    await openPanel(options);
    await openPart(/^Specifikationer/);
    const group = panel().locator("[data-part=specifications] details").first();
    await press(group.locator(":scope > summary"));
    await expect.poll(() => group.evaluate((details) => details.hasAttribute("open"))).toBe(false);
    expect(await panel().isVisible()).toBe(true);
  });

  it("stays open when blank space, its title or its frame is pressed, and then still reacts to keys", async () => {
    await openPanel(options);
    await openPart(/^Varumärken/);
    await press(panel().getByRole("heading", { level: 2 }));
    const body = panel().locator(".torg-filters__body");
    const height = (await body.boundingBox())?.height ?? 0;
    await pressAt(body, 2, 2);
    await pressAt(body, 200, height - 3);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await panel().isVisible()).toBe(true);
    const isInside = await page.evaluate(() => document.activeElement?.closest("#filter") !== null);
    expect(isInside).toBe(true);
    await page.keyboard.press("Escape");
    await panel().waitFor({ state: "detached" });
  });
});

describe("the filter panel with the keyboard", () => {
  it("selects with the space bar, moves through its parts and returns the focus to its button", async () => {
    await openPanel(tablet);
    await panel()
      .getByRole("button", { name: /^Varumärken/ })
      .focus();
    await page.keyboard.press("Enter");
    await panel().getByRole("checkbox", { name: "Nordvik" }).focus();
    await page.keyboard.press("Space");
    await leadsTo(7);
    await page.keyboard.press("Escape");
    await panel().waitFor({ state: "detached" });
    const opener = page.getByRole("button", { name: "Filtrera" }).first();
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

describe("a choice that did not reach the shop", () => {
  const showsProducts = (): Locator => panel().getByRole("button", { name: "Visa produkter", exact: true });

  it("is reported in the panel while there is no connection, and is sent when it is back", async () => {
    await openPanel(phone);
    await openPart(/^Varumärken/);
    await page.context().setOffline(true);
    await pressChoice(panel().getByRole("checkbox", { name: "Nordvik" }));
    await panel().getByText("Du är inte uppkopplad just nu.").waitFor();
    await showsProducts().waitFor();
    // A tap may be handled later than it returns, and must not be handled once the connection is back.
    const submitted = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener("submit", () => resolve(), { once: true });
        }),
    );
    await press(showsProducts());
    await submitted;
    expect(await panel().isVisible()).toBe(true);
    await page.context().setOffline(false);
    await leadsTo(7);
    expect(await panel().getByText("Du är inte uppkopplad just nu.").isVisible()).toBe(false);
  });

  it("is sent by loading the page when the button is pressed, and is not counted before", async () => {
    await openPanel(phone);
    await openPart(/^Varumärken/);
    await page.route("**/produkter/filtrera?*", (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 500, body: "" }),
    );
    await pressChoice(panel().getByRole("checkbox", { name: "Nordvik" }));
    await press(showsProducts());
    await page.waitForURL(/\/produkter\/filtrera\?.*brands=/);
    await page.getByText(/av totalt 7 produkter/).waitFor();
  });
});

it("the panel is beside the products when the window becomes wide while it is open", async () => {
  await openPanel(tablet);
  await page.setViewportSize({ width: 1280, height: 900 });
  await panel().waitFor({ state: "detached" });
  const beside = await page.locator("#filter").boundingBox();
  const products = await page.locator(".torg-product-tile").first().boundingBox();
  expect(beside?.x).toBeGreaterThan(0);
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(products?.x ?? 0);
  expect(await page.locator("#filter").getAttribute("role")).toBeNull();
});

describe("a part of the filter panel", () => {
  it("keeps the focus inside when its choices are cleared", async () => {
    await openPanel(phone);
    await openPart(/^Varumärken/);
    await pressChoice(panel().getByRole("checkbox", { name: "Nordvik" }));
    await leadsTo(7);
    await panel().getByRole("link", { name: "Rensa" }).press("Enter");
    await panel().getByRole("button", { name: "Dölj filter" }).waitFor();
    await expect.poll(() => panel().locator("h2:focus").count()).toBe(1);
  });

  it("is left out where it would only lead back to the category above", async () => {
    await openPanel(phone);
    await panel()
      .getByRole("link", { name: /Tvätt & tork/ })
      .waitFor();
    expect(
      await panel()
        .getByRole("button", { name: /^Underkategori/ })
        .count(),
    ).toBe(0);
  });
});

describe("the toolbar of a listing on a phone", () => {
  it.each([160, 190])("has the page right above it at %i pixels, where the head has left", async (top) => {
    page = await (await openVisitor(browser, address, phone)).newPage();
    await page.goto(listing, { waitUntil: "networkidle" });
    await page.evaluate((at) => window.scrollTo(0, at), top);
    const gap = () =>
      page.evaluate(() => {
        const topOf = (found: string) => document.querySelector(found)?.getBoundingClientRect() ?? new DOMRect();
        return Math.round(topOf(".torg-listing-toolbar").top - topOf("h1").bottom);
      });
    const atTop = await page.evaluate(() => scrollY);
    expect(atTop).toBe(top);
    expect(await gap()).toBeLessThan(24);
  });

  it("leaves the chips in sight when the panel closes over the products", async () => {
    await openPanel(phone);
    await openPart(/^Varumärken/);
    await pressChoice(panel().getByRole("checkbox", { name: "Nordvik" }));
    await leadsTo(7);
    await press(panel().getByRole("button", { name: "Visa 7 produkter" }));
    await panel().waitFor({ state: "detached" });
    const chip = page
      .getByRole("main")
      .getByRole("link", { name: /Nordvik/ })
      .first();
    await expect
      .poll(() =>
        chip.evaluate((link) => {
          const { x, y, width, height } = link.getBoundingClientRect();
          return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      )
      .toBe(true);
  });
});
