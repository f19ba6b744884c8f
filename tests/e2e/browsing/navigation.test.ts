import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();
const listing = `${address}/kategori/vitvaror/tvatt-tork`;
const product = `${address}/produkter/id/1001`;

let browser: Browser;
let page: Page;

async function visit(viewport: keyof typeof viewports): Promise<void> {
  page = await (await openVisitor(browser, address, { viewport: viewports[viewport] })).newPage();
}

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(() => page.context().close());

afterAll(() => browser.close());

const button = (name: string) => page.getByRole("button", { name, exact: true });
const menuLink = (name: string) => page.locator("#meny").getByRole("link", { name, exact: true });
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
const isOpen = (id: string) => page.evaluate((each) => document.getElementById(each)?.matches(":popover-open"), id);

async function open(path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
}

async function scrollTo(top: number, isScrolled: boolean): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await page.locator(isScrolled ? "html[data-scrolled]" : "html:not([data-scrolled])").waitFor();
}

describe("the menu of a small screen", () => {
  beforeEach(() => visit("phone"));

  it("leads through panels and back to the rows that opened them", async () => {
    await open(listing);
    const trigger = button("Meny");
    expect(await trigger.getAttribute("aria-expanded")).toBe("false");
    await trigger.click();
    const dialog = page.getByRole("dialog", { name: "Meny" });
    await dialog.waitFor();
    await expect.poll(() => focused()).toBe("Meny");
    await button("Produkter").click();
    await expect.poll(() => focused()).toBe("Kategorier");
    await button("Visa undermeny för Vitvaror").click();
    await expect.poll(() => focused()).toBe("Vitvaror");
    await menuLink("Diskmaskiner").waitFor();
    expect(await menuLink("Tvätt & tork").getAttribute("aria-current")).toBe("page");
    await button("Tillbaka till Kategorier").click();
    await expect
      .poll(() => button("Visa undermeny för Vitvaror").evaluate((element) => element === document.activeElement))
      .toBe(true);
    await button("Tillbaka till Meny").click();
    await expect.poll(() => button("Produkter").evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("false");
  });

  it("locks the page and closes on a press beside it, which presses nothing else", async () => {
    await open(listing);
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
    const before = await overflow();
    await button("Meny").click();
    expect(await overflow()).toBe("hidden");
    expect(
      await page.evaluate(
        () => getComputedStyle(document.querySelector("#meny") ?? document.body, "::backdrop").backgroundColor,
      ),
    ).not.toBe("rgba(0, 0, 0, 0)");
    await page.mouse.click(375, 500);
    await expect.poll(() => isOpen("meny")).toBe(false);
    expect(await overflow()).toBe(before);
    expect(page.url()).toBe(listing);
  });

  it("closes for the cart and for the filters", async () => {
    await open(listing);
    await button("Meny").click();
    await menuLink("Varukorg").click();
    await page.getByRole("dialog", { name: "Din varukorg" }).waitFor();
    await expect.poll(() => isOpen("meny")).toBe(false);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Din varukorg" }).waitFor({ state: "detached" });
    await button("Filtrera").first().click();
    await page.getByRole("dialog", { name: "Filtrera" }).waitFor();
    await expect.poll(() => isOpen("meny")).toBe(false);
  });

  it("lists brands, campaigns, services and pages about the shop", async () => {
    await open(listing);
    await button("Meny").click();
    for (const name of ["Varumärken", "Kampanjer", "Tjänster", "Om butiken"]) {
      await page.locator("#meny summary", { hasText: name }).click();
    }
    for (const name of ["Nordvik", "Elvira"]) {
      await page.locator("#meny details").getByRole("link", { name, exact: true }).waitFor();
    }
    for (const name of ["Vårkampanj", "Installation", "Kundservice", "Logga in"]) {
      await menuLink(name).waitFor();
    }
    expect(await menuLink("Övriga").count()).toBe(0);
    expect(await menuLink("Logga in").getAttribute("href")).toBe("/login");
  });

  it("works without script", async () => {
    const context = await browser.newContext({ viewport: viewports.phone, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(listing);
    await plain.getByRole("button", { name: "Meny" }).click();
    await plain.getByRole("button", { name: "Produkter", exact: true }).click();
    await plain.getByRole("button", { name: "Visa undermeny för Vitvaror" }).click();
    await plain.locator("#meny").getByRole("link", { name: "Diskmaskiner" }).click();
    await plain.waitForURL(/\/diskmaskiner$/);
    await context.close();
  });

  it("becomes the bar one pixel above 1024", async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await open(listing);
    await button("Meny").click();
    expect(await isOpen("meny")).toBe(true);
    await page.setViewportSize({ width: 1025, height: 800 });
    await expect.poll(() => isOpen("meny")).toBe(false);
    await menuLink("Vitvaror").waitFor();
    expect(await button("Meny").isVisible()).toBe(false);
  });
});

describe("the menu of a wide screen", () => {
  beforeEach(() => visit("laptop"));

  it("opens a flyout for a resting pointer, and not for a passing one", async () => {
    await open(listing);
    await page.clock.install();
    await menuLink("Vitvaror").hover();
    await page.clock.runFor(200);
    await page.mouse.move(640, 700);
    await page.clock.runFor(500);
    expect(await isOpen("meny-1")).toBe(false);
    await menuLink("Vitvaror").hover();
    await page.clock.runFor(350);
    expect(await isOpen("meny-1")).toBe(true);
    await menuLink("Diskmaskiner").waitFor();
    await page.mouse.move(640, 700);
    await expect.poll(() => isOpen("meny-1")).toBe(false);
  });

  it("keeps a pressed flyout open, until Escape returns the focus", async () => {
    await open(listing);
    const trigger = button("Visa undermeny för Vitvaror");
    await trigger.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Allt inom Vitvaror");
    await page.keyboard.press("Escape");
    await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("false");
    expect(await trigger.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("opens a flyout at once by keyboard and closes it when the focus leaves", async () => {
    await open(listing);
    await page
      .getByRole("link", { name: /^Varukorg/ })
      .first()
      .focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => isOpen("meny-1")).toBe(true);
    await menuLink("Ljud & bild").focus();
    await expect.poll(() => isOpen("meny-1")).toBe(false);
  });

  it("moves with the arrows from category to category, into a flyout and along its links", async () => {
    await open(listing);
    await page
      .getByRole("link", { name: /^Varukorg/ })
      .first()
      .focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => isOpen("meny-1")).toBe(true);
    const brands = page.getByRole("list", { name: "Varumärken inom Vitvaror" });
    expect(await brands.getByRole("link").first().textContent()).toBe("Nordvik");
    await page.keyboard.press("ArrowRight");
    expect(await focused()).toBe("Ljud & bild");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe("Allt inom Vitvaror");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe("Tvättmaskiner");
    await page.keyboard.press("ArrowUp");
    expect(await focused()).toBe("Tvätt & tork");
    await page.keyboard.press("Escape");
    await expect.poll(() => isOpen("meny-1")).toBe(false);
  });

  it("links to stores, account, campaigns and services", async () => {
    await open(listing);
    const header = page.getByRole("banner");
    expect(await header.getByRole("link", { name: "Butiker" }).getAttribute("href")).toBe(
      "/sidor/butiker/vara-butiker",
    );
    expect(await header.getByRole("link", { name: "Konto" }).getAttribute("href")).toBe("/konto");
    await button("Mer").click();
    for (const name of ["Vårkampanj", "Installation", "Kundservice", "Visa alla varumärken"]) {
      await menuLink(name).waitFor();
    }
    await menuLink("Tvättguiden").click();
    await page.waitForURL(/tvattguiden$/);
  });

  it("links to the services without script", async () => {
    const context = await browser.newContext({ viewport: viewports.laptop, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(listing);
    await plain.getByRole("button", { name: "Mer", exact: true }).click();
    await plain.locator("#meny summary", { hasText: "Tjänster" }).click();
    await plain.locator("#meny").getByRole("link", { name: "Installation" }).click();
    await plain.waitForURL(/installation$/);
    await context.close();
  });

  it("keeps a flyout open when its blank space or text is pressed", async () => {
    await open(listing);
    await page
      .getByRole("link", { name: /^Varukorg/ })
      .first()
      .focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect.poll(() => isOpen("meny-1")).toBe(true);
    const flyout = await page.locator("#meny-1").boundingBox();
    if (flyout === null) throw new Error("The flyout is not drawn.");
    await page.mouse.click(flyout.x + 4, flyout.y + flyout.height / 2);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await isOpen("meny-1")).toBe(true);
  });
});

describe("the sticky header", () => {
  it.each(["phone", "laptop"] as const)("appears beyond 200 pixels of scrolling on a %s", async (viewport) => {
    await visit(viewport);
    await open(listing);
    const top = () => page.locator(".torg-page__top").evaluate((element) => element.getBoundingClientRect().bottom > 0);
    await scrollTo(199, false);
    expect(await top()).toBe(false);
    expect(await page.getByRole("link", { name: "Till toppen" }).isVisible()).toBe(false);
    await scrollTo(201, true);
    await expect.poll(top).toBe(true);
    await page.getByText("Fri frakt över 1 000 kr").waitFor();
    await page.getByRole("link", { name: "Till toppen" }).click();
    await page.locator("html:not([data-scrolled])").waitFor();
  });

  it.each(["phone", "laptop"] as const)("gives way downwards and comes back upwards on a %s", async (viewport) => {
    await visit(viewport);
    await open(listing);
    /** Pixels of the header visible below the sticky news strip. */
    const shown = async () => {
      const news = await page.locator(".torg-micro-banner[data-sticky]").boundingBox();
      const head = await page.locator(".torg-page__top").boundingBox();
      return head === null || news === null ? Number.NaN : head.y + head.height - (news.y + news.height);
    };
    await scrollTo(900, true);
    await expect.poll(shown).toBeLessThanOrEqual(0);
    await scrollTo(800, true);
    await expect.poll(shown).toBeGreaterThan(40);
    await scrollTo(1000, true);
    await expect.poll(shown).toBeLessThanOrEqual(0);
  });

  it("stays with reduced motion", async () => {
    await visit("laptop");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(listing);
    await scrollTo(900, true);
    await page.locator("html[data-away]").waitFor();
    expect(
      await page.locator(".torg-page__top").evaluate((head) => head.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(0);
  });

  it("never hides the focused element", async () => {
    await visit("laptop");
    await open(listing);
    await scrollTo(900, true);
    const links = page.locator("main").getByRole("link", { name: "Läs mer" });
    await links.nth(4).focus();
    for (const _ of [1, 2, 3, 4, 5, 6]) await page.keyboard.press("Shift+Tab");
    const isClear = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      const head = document.querySelector(".torg-page__top")?.getBoundingClientRect();
      return box !== undefined && head !== undefined && box.bottom > head.bottom;
    });
    expect(isClear).toBe(true);
  });

  it("marks the current section of a product", async () => {
    await visit("laptop");
    await open(product);
    const bar = page.getByRole("navigation", { name: "På sidan" });
    await bar.getByRole("link", { name: "Omdömen" }).click();
    await bar.locator("a[aria-current=location]", { hasText: "Omdömen" }).waitFor();
    await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().top >= 0)).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("smooth");
  });
});

describe("the banner above the header", () => {
  const news = () => page.locator(".torg-micro-banner", { hasText: "Fri frakt över 1 000 kr" });
  /** Whether the news strip is at the top of the window, fully visible and above everything else. */
  const isInSight = () =>
    news().evaluate((strip) => {
      const { top, bottom, left, width } = strip.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
      return top === 0 && bottom > 0 && (shown?.closest(".torg-micro-banner") ?? null) === strip;
    });

  it.each([
    ["phone", "no-preference"],
    ["laptop", "no-preference"],
    ["phone", "reduce"],
    ["laptop", "reduce"],
  ] as const)(
    "that is sticky stays even while the header hides, on a %s with motion %s",
    async (viewport, reducedMotion) => {
      await visit(viewport);
      await page.emulateMedia({ reducedMotion });
      await open(product);
      for (const top of [300, 900, 1400, 1200, 1600]) {
        await scrollTo(top, true);
        await expect.poll(isInSight).toBe(true);
        expect((await news().boundingBox())?.y).toBe(0);
      }
    },
  );

  it("that is sticky leaves room for other sticky elements below it", async () => {
    await visit("laptop");
    await open(product);
    await scrollTo(1400, true);
    const bar = page.getByRole("navigation", { name: "På sidan" });
    const bottom = await news().evaluate((strip) => strip.getBoundingClientRect().bottom);
    // Late content above moves the page and the header with it, so scrolling down continues.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 20);
        return bar.evaluate((element) => element.getBoundingClientRect().top);
      })
      .toBe(bottom);
  });

  it.each(["phone", "laptop"] as const)("that is sticky works without script on a %s", async (viewport) => {
    await visit(viewport);
    await page.context().close();
    const context = await browser.newContext({ viewport: viewports[viewport], javaScriptEnabled: false });
    page = await context.newPage();
    await page.goto(product);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 900);
    await expect
      .poll(() => page.locator("main").evaluate((main) => main.getBoundingClientRect().top))
      .toBeLessThan(-400);
    expect(await isInSight()).toBe(true);
  });

  it("that is not sticky scrolls away", async () => {
    await visit("laptop");
    await open(product);
    await news().evaluate((strip) => strip.removeAttribute("data-sticky"));
    await scrollTo(900, true);
    expect(await news().evaluate((strip) => strip.getBoundingClientRect().bottom)).toBeLessThan(0);
  });

  it("stays closed for the session and comes back in the next", async () => {
    await visit("phone");
    await open(listing);
    await news().waitFor();
    await page.locator(".torg-micro-banner").getByRole("button", { name: "Stäng" }).click();
    await news().waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("hideMicroBanner"))).toBe("true");
    await page.reload();
    expect(await news().isVisible()).toBe(false);
    await page.context().close();
    await visit("phone");
    await open(listing);
    await news().waitFor();
  });
});

describe("the theme", () => {
  it("logs its name in the console when it is not the standard one", async () => {
    await visit("laptop");
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await open(listing);
    expect(said).toEqual([]);
    await page.goto(`${address}/admin/themes/set_active_theme/?id=team-workwear`, { waitUntil: "networkidle" });
    await expect.poll(() => said).toEqual(["Loaded theme Team Workwear"]);
  });
});

describe("the shop's settings", () => {
  it("can remove the shop, the search and the login from the menus", async () => {
    await visit("laptop");
    await open(listing);
    const set = (data: object) => page.request.post(`${address}/__test/settings`, { data });
    await set({ ecommerceDisabled: true, hideSearch: true, showLoginLink: false });
    await open(listing);
    expect(
      await page.locator("header .torg-main-menu__categories, header input, header [data-cart-link]").count(),
    ).toBe(0);
    expect(await page.locator("header a[href='/login']").count()).toBe(0);
    await set({ ecommerceDisabled: false, levelOneCategoryMenuPrefix: "Allt inom" });
    await open(listing);
    await page.locator("#meny").getByRole("link", { name: "Allt inom Ljud & bild" }).first().waitFor();
    await set({ levelOneCategoryMenuPrefix: "", hideSearch: false, showLoginLink: true });
  });
});
