import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();
const listing = "/kategori/vitvaror/tvatt-tork/tvattmaskiner";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

async function visit(
  path: string,
  steps: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await openVisitor(browser, address, { reducedMotion: "reduce", ...options });
  try {
    const page = await context.newPage();
    await page.goto(address + path, { waitUntil: "networkidle" });
    await steps(page);
  } finally {
    await context.close();
  }
}

describe("on paper", () => {
  it.each([
    ["a listing", listing, "Tvättmaskin NV 8014"],
    ["a product", "/produkter/id/1001", "Tvättmaskin NV 8014"],
  ])("%s shows nothing to press or choose", async (_, path, name) => {
    await visit(
      path,
      async (page) => {
        await page.emulateMedia({ media: "print" });
        const main = page.getByRole("main");
        expect(await main.getByRole("heading", { name }).first().isVisible()).toBe(true);
        for (const role of ["button", "checkbox", "combobox", "slider", "spinbutton"] as const) {
          expect(await main.getByRole(role).allTextContents(), role).toEqual([]);
        }
        expect(await page.getByRole("contentinfo").getByRole("listitem").allTextContents()).toEqual([]);
      },
      { viewport: viewports.phone },
    );
  });

  it("a page that was scrolled starts with the name of the shop on one line, above all content", async () => {
    await visit(
      "/produkter/id/1001",
      async (page) => {
        await page.mouse.wheel(0, 900);
        await page.locator("html[data-scrolled]").waitFor();
        await page.emulateMedia({ media: "print" });
        const placed = await page.evaluate(() => {
          const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
          const [top, name, main] = [".torg-page__top", ".torg-site-header__logo", "main"].map(edges);
          const sticky = [...document.querySelectorAll("main *, header *, header")].filter(
            (element) => element.checkVisibility() && getComputedStyle(element).position === "sticky",
          );
          return {
            nameHeight: name?.height ?? 0,
            isAbove: (top?.bottom ?? 0) <= (main?.top ?? 0),
            start: (top?.top ?? 0) + scrollY,
            sticky: sticky.map(({ className }) => className),
          };
        });
        expect(placed.nameHeight).toBeGreaterThan(0);
        expect(placed.nameHeight).toBeLessThan(60);
        expect(placed).toMatchObject({ isAbove: true, start: 0, sticky: [] });
      },
      { viewport: viewports.laptop },
    );
  });

  it("a cart shows nothing to press, but the quantities", async () => {
    await visit(
      "/produkter/id/1001",
      async (page) => {
        await page.getByRole("button", { name: "Lägg i varukorgen" }).first().click();
        await page.getByRole("link", { name: /^Varukorg, 1 produkt/ }).waitFor();
        await page.goto(`${address}/varukorg`, { waitUntil: "networkidle" });
        await page.emulateMedia({ media: "print" });
        const main = page.getByRole("main");
        expect(await main.getByRole("button").allTextContents()).toEqual([]);
        expect(await main.getByRole("link", { name: "Gå till kassan" }).count()).toBe(0);
        expect(await main.getByRole("spinbutton").inputValue()).toBe("1");
      },
      { viewport: viewports.phone },
    );
  });

  it("all sections of a product are open, even those that are closed on a phone", async () => {
    await visit(
      "/produkter/id/1001",
      async (page) => {
        await page.mouse.wheel(0, 900);
        await page.locator("#specifikationer-content[hidden]").waitFor({ state: "attached" });
        await page.emulateMedia({ media: "print" });
        await page.getByRole("region", { name: "Specifikationer" }).getByRole("definition").first().waitFor();
        expect(await page.getByRole("region", { name: "Beskrivning" }).innerText()).toContain("i minst tio år.");
      },
      { viewport: viewports.phone },
    );
  });
});

describe("in colours that a visitor has chosen", () => {
  const forced = { forcedColors: "active" } as const;
  const white = "rgb(255, 255, 255)";

  it("the track of a slider is visible before its thumbs are there", async () => {
    await visit(
      listing,
      async (page) => {
        const tracks = page.locator(".torg-range__track:empty");
        const drawn = await tracks.evaluateAll((all) => all.map((track) => getComputedStyle(track).backgroundImage));
        expect(drawn.length).toBeGreaterThan(0);
        for (const image of drawn) {
          expect(new Set(image.match(/rgba?\([^)]*\)/g)).size).toBeGreaterThan(1);
          expect(image).not.toContain(white);
        }
      },
      forced,
    );
  });

  it("the sum to pay and the ordered products have a border", async () => {
    await visit(
      "/produkter/id/1001",
      async (page) => {
        await page.getByRole("button", { name: "Lägg i varukorgen" }).first().click();
        await page.getByRole("link", { name: /^Varukorg, 1 produkt/ }).waitFor();
        await page.goto(`${address}/varukorg`, { waitUntil: "networkidle" });
        const frame = page.getByRole("region", { name: "Beställningsöversikt" }).first();
        const drawn = await frame.evaluate((one) => getComputedStyle(one).borderTopColor);
        expect(drawn).not.toBe("rgba(0, 0, 0, 0)");
      },
      forced,
    );
  });

  it("empty stars are visible beside full ones, and have another shape", async () => {
    await visit(
      listing,
      async (page) => {
        const stars = await page.locator(".torg-stars__image").evaluateAll((all) =>
          all.map((image) =>
            ["::before", "::after"].map((layer) => {
              const { backgroundColor, maskImage } = getComputedStyle(image, layer);
              return { backgroundColor, maskImage };
            }),
          ),
        );
        expect(stars.length).toBeGreaterThan(0);
        for (const [empty, full] of stars) {
          expect(empty?.backgroundColor).not.toBe(white);
          expect(full?.backgroundColor).not.toBe(white);
          expect(empty?.maskImage).not.toBe(full?.maskImage);
        }
      },
      forced,
    );
  });
});

describe("on a phone", () => {
  it("the back to top button is no wider than a thumb, keeps its name, and makes way for a field", async () => {
    await visit(
      listing,
      async (page) => {
        const link = page.getByRole("link", { name: "Till toppen" });
        await page.mouse.wheel(0, 900);
        await page.locator("html[data-away]").waitFor();
        await link.waitFor({ state: "hidden" });
        await page.mouse.wheel(0, -100);
        await link.waitFor();
        expect((await link.boundingBox())?.width).toBeLessThanOrEqual(48);
        await page
          .getByRole("searchbox")
          .or(page.getByRole("combobox", { name: /^Sök/ }))
          .first()
          .focus();
        await link.waitFor({ state: "hidden" });
      },
      { viewport: viewports.phone },
    );
  });

  it("the boxes of extras keep their size", async () => {
    await visit(
      "/produkter/id/1001",
      async (page) => {
        for (const box of await page.getByRole("group", { name: "Tillbehör" }).getByRole("checkbox").all()) {
          expect((await box.boundingBox())?.width).toBe(22);
        }
      },
      { viewport: viewports.phone },
    );
  });
});
