import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";

const demo = inject("demo");

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const phone = { viewport: viewports.phone, hasTouch: true, isMobile: true };

async function visit(
  path: string,
  steps: (page: Page) => Promise<void>,
  options: BrowserContextOptions = phone,
): Promise<void> {
  const context = await openVisitor(browser, demo.address, { reducedMotion: "reduce", ...options });
  try {
    const page = await context.newPage();
    await page.goto(demo.address + path, { waitUntil: "networkidle" });
    await steps(page);
  } finally {
    await context.close();
  }
}

/** The first product of a category. */
async function productOf(category: string): Promise<string> {
  const answer = await fetch(`${demo.address}/kategori/${category}`);
  const [path] = /\/produkter\/id\/\d+/.exec(await answer.text()) ?? [];
  if (path === undefined) throw new Error(`The category ${category} shows no product.`);
  return path;
}

const monitor = await productOf("datorer-tillbehor/bildskarmar");
const hoodie = await productOf("herr/overdelar");
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
const facts = (page: Page) => page.getByRole("region", { name: "Specifikationer" }).getByText("Bildformat");
const isOpen = (page: Page, name: string) => button(page, name).getAttribute("aria-expanded");

describe("the sections of a product on a phone", () => {
  it("open and close by a tap on their heading, and stay that way for the next product", async () => {
    await visit(monitor, async (page) => {
      expect(await facts(page).isVisible()).toBe(false);
      await page.getByText("Specifikationer").last().tap();
      await facts(page).waitFor();
      await button(page, "Beskrivning").tap();
      await page.reload({ waitUntil: "networkidle" });
      // As left before, until the visitor scrolls.
      expect(await facts(page).isVisible()).toBe(true);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => isOpen(page, "Beskrivning")).toBe("false");
      await expect.poll(() => isOpen(page, "Specifikationer")).toBe("true");
    });
  });

  it("open for a link that leads to them, without storing that", async () => {
    await visit(`${monitor}#specifikationer`, async (page) => {
      await facts(page).waitFor();
      await page.goto(demo.address + monitor, { waitUntil: "networkidle" });
      expect(await facts(page).isVisible()).toBe(false);
      await page.getByRole("navigation", { name: "På sidan" }).getByRole("link", { name: "Specifikationer" }).tap();
      await facts(page).waitFor();
    });
  });

  it("are found by a search in the page", async () => {
    await visit(monitor, async (page) => {
      await page.mouse.wheel(0, 900);
      await expect.poll(() => isOpen(page, "Specifikationer")).toBe("false");
      expect(await page.locator("#specifikationer-content").getAttribute("hidden")).toBe("until-found");
      await page.locator("#specifikationer-content").dispatchEvent("beforematch");
      await facts(page).waitFor();
      expect(await isOpen(page, "Specifikationer")).toBe("true");
    });
  });

  it("open before any script has loaded", async () => {
    const context = await openVisitor(browser, demo.address, phone);
    try {
      await context.route("**/*.js", (route) => route.abort());
      const page = await context.newPage();
      await page.goto(demo.address + monitor);
      await page.getByText("Specifikationer").last().tap();
      await facts(page).waitFor();
    } finally {
      await context.close();
    }
  });

  it.each([
    ["were sent", []],
    ["were left", ["specifikationer=1", "beskrivning=0", "omdomen=0"]],
  ])("do not move when they are hydrated while they %s", async (_, left) => {
    await visit(monitor, async (page) => {
      await page.evaluate((states) => {
        for (const [id, state] of states.map((one) => one.split("=")))
          localStorage.setItem(`collapsible.${id}`, state ?? "");
      }, left);
      await page.goto(demo.address + monitor, { waitUntil: "networkidle" });
      const moved = page.evaluate(
        () =>
          new Promise((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
            }).observe({ type: "layout-shift", buffered: true });
            setTimeout(() => resolve(sum), 1000);
          }),
      );
      await page.mouse.wheel(0, 700);
      expect(await moved).toBe(0);
      await expect.poll(() => isOpen(page, "Specifikationer")).toBe(String(left.length > 0));
    });
  });
});

it.each([
  ["on a laptop", { viewport: viewports.laptop }],
  ["without script", { ...phone, javaScriptEnabled: false }],
])("shows the sections of a product under plain headings %s", async (_, options) => {
  await visit(
    monitor,
    async (page) => {
      await facts(page).waitFor();
      for (const name of ["Beskrivning", "Specifikationer", "Omdömen"]) {
        expect(await page.getByRole("heading", { name, exact: true }).count()).toBe(1);
        expect(await button(page, name).count()).toBe(0);
      }
    },
    options,
  );
});

describe("a description that comes as HTML", () => {
  it("is cut on a phone after a word, and opened by a tap", async () => {
    await visit(hoodie, async (page) => {
      const section = page.getByRole("region", { name: "Beskrivning" });
      const words = async () => (await section.locator(".torg-long-text > div").innerText()).trim();
      const cut = await words();
      expect(cut.replaceAll(/\s+/g, " ").length).toBeLessThanOrEqual(203);
      expect(cut).toMatch(/[^\s•]\.{3}$/);
      await section.getByText("Läs mer").tap();
      await section.getByRole("button", { name: "Läs mindre" }).waitFor();
      expect((await words()).length).toBeGreaterThan(cut.length);
      expect(await words()).not.toContain("...");
      await section.getByText("Läs mindre").tap();
      await section.getByRole("button", { name: "Läs mer" }).waitFor();
      expect(await words()).toBe(cut);
    });
  });

  it("is complete without script", async () => {
    await visit(
      hoodie,
      async (page) => {
        const section = page.getByRole("region", { name: "Beskrivning" });
        expect(await section.innerText()).not.toContain("...");
        expect(await section.getByRole("button").count()).toBe(0);
      },
      { ...phone, javaScriptEnabled: false },
    );
  });
});
