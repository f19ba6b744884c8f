import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();

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

const noScript = { javaScriptEnabled: false };
const picker = (page: Page) => page.getByRole("form", { name: "Välj variant" });
const level = (page: Page, name: string) => picker(page).getByRole("combobox", { name });
const optionsOf = (page: Page, name: string) => level(page, name).getByRole("option").allTextContents();

describe("the variants of a product", () => {
  it("are chosen level by level, without a call, until one product is left", async () => {
    await visit("/produkter/id/1401", async (page) => {
      expect(await optionsOf(page, "Färg")).toEqual(["Välj...", "Svart", "Blå"]);
      expect(await level(page, "Storlek").isDisabled()).toBe(true);
      expect(await page.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" }).isDisabled()).toBe(true);
      await level(page, "Färg").selectOption({ label: "Svart" });
      await expect.poll(() => optionsOf(page, "Storlek")).toEqual(["Välj...", "C48", "C50"]);
      // The button hydrates with the first choice and requests the cart.
      await page.locator("[data-island=buy][data-state=awake]").waitFor();
      const calls: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "fetch") calls.push(request.url());
      });
      await level(page, "Storlek").selectOption({ label: "C50" });
      await level(page, "Färg").selectOption({ label: "Blå" });
      await expect.poll(() => optionsOf(page, "Storlek")).toEqual(["Välj...", "C50", "C52"]);
      expect(await level(page, "Storlek").inputValue()).toBe("");
      expect(await level(page, "Benlängd").isDisabled()).toBe(true);
      expect(calls).toEqual([]);
      await level(page, "Färg").selectOption({ label: "Svart" });
      await level(page, "Storlek").selectOption({ label: "C50" });
      await level(page, "Benlängd").selectOption({ label: "Normal" });
      await page.waitForURL(`${address}/produkter/id/1413?variant_6=601&variant_7=702&variant_8=801#variant`);
      expect(await level(page, "Storlek").inputValue()).toBe("702");
      expect(await page.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" }).isEnabled()).toBe(true);
    });
  });

  it.each([
    ["with script", {}],
    ["without script", noScript],
  ])("are read from the address, %s", async (_, options) => {
    await visit(
      "/produkter/id/1401?variant_6=601",
      async (page) => {
        expect(await level(page, "Färg").inputValue()).toBe("601");
        expect(await level(page, "Storlek").isEnabled()).toBe(true);
        expect(await optionsOf(page, "Storlek")).toEqual(["Välj...", "C48", "C50"]);
        expect(await level(page, "Benlängd").isDisabled()).toBe(true);
      },
      options,
    );
  });

  it("do not let anybody buy the earlier product while another is being chosen", async () => {
    await visit("/produkter/id/1413?variant_6=601&variant_7=702&variant_8=801", async (page) => {
      const button = page.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" });
      await level(page, "Färg").selectOption({ label: "Blå" });
      await expect.poll(() => button.isDisabled()).toBe(true);
      await page.getByText("Välj alternativ först.").waitFor();
      await level(page, "Färg").selectOption({ label: "Svart" });
      await level(page, "Storlek").selectOption({ label: "C50" });
      expect(await button.isDisabled()).toBe(true);
      await level(page, "Benlängd").selectOption({ label: "Normal" });
      await expect.poll(() => button.isEnabled()).toBe(true);
      await button.click();
      await page.getByRole("link", { name: /^Varukorg, 1 produkt/ }).waitFor();
    });
  });

  it("are those in the address again after going back, after a reload and on a cached page", async () => {
    await visit("/produkter/id/1401", async (page) => {
      const button = page.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" });
      const isAsOpened = async () => {
        await expect.poll(() => level(page, "Färg").inputValue()).toBe("");
        expect(await level(page, "Storlek").isDisabled()).toBe(true);
        expect(await button.isDisabled()).toBe(true);
        expect(page.url()).toBe(`${address}/produkter/id/1401`);
      };
      await level(page, "Färg").selectOption({ label: "Svart" });
      await level(page, "Storlek").selectOption({ label: "C50" });
      await level(page, "Benlängd").selectOption({ label: "Normal" });
      await page.waitForURL(/\/produkter\/id\/1413/);
      await page.goBack({ waitUntil: "networkidle" });
      await isAsOpened();
      await level(page, "Färg").selectOption({ label: "Blå" });
      await page.reload({ waitUntil: "networkidle" });
      await isAsOpened();
      await level(page, "Färg").selectOption({ label: "Blå" });
      await expect.poll(() => level(page, "Storlek").isEnabled()).toBe(true);
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
      await isAsOpened();
    });
  });

  it("leave as much room above themselves as the shop has set when a page opens at them", async () => {
    const context = await openVisitor(browser, address, { viewport: viewports.phone, reducedMotion: "reduce" });
    try {
      await context.request.post(`${address}/__test/settings`, { data: { variantPickerScrollOffset: 120 } });
      const page = await context.newPage();
      await page.goto(`${address}/produkter/id/1413#variant`, { waitUntil: "networkidle" });
      const top = () => picker(page).evaluate((form) => form.getBoundingClientRect().top);
      await expect.poll(async () => Math.abs((await top()) - 120)).toBeLessThanOrEqual(1);
    } finally {
      await context.close();
    }
  });

  it("open below the head of the page where the shop leaves less room than that needs", async () => {
    const context = await openVisitor(browser, address, { viewport: viewports.laptop });
    try {
      const page = await context.newPage();
      await page.goto(`${address}/produkter/id/1413#variant`, { waitUntil: "networkidle" });
      const isWhole = () =>
        picker(page).evaluate((form) => {
          const { x, y, width } = form.getBoundingClientRect();
          return y >= 60 && form.contains(document.elementFromPoint(x + width / 2, y + 2));
        });
      await expect.poll(isWhole).toBe(true);
    } finally {
      await context.close();
    }
  });

  it("lead to their product with a form without script", async () => {
    await visit(
      "/produkter/id/1401?variant_6=601&variant_7=702",
      async (page) => {
        await level(page, "Benlängd").selectOption({ label: "Normal" });
        await page.getByRole("button", { name: "Visa vald variant" }).click();
        expect(page.url()).toBe(`${address}/produkter/id/1413?variant_6=601&variant_7=702&variant_8=801#variant`);
      },
      noScript,
    );
  });
});

describe("the pictures of a product", () => {
  it("open large by keyboard, wrap around at both ends, and return the focus", async () => {
    await visit("/produkter/id/1001", async (page) => {
      const opener = page.getByRole("link", { name: /^Öppna bild i större format/ }).first();
      await opener.focus();
      await page.keyboard.press("Enter");
      const box = page.getByRole("dialog", { name: "Produktbilder i full storlek" });
      await box.waitFor();
      for (const name of ["Stäng", "Föregående", "Nästa"]) {
        expect(await box.getByRole("button", { name, exact: true }).count()).toBe(1);
      }
      const shown = () => box.getByRole("img").first().getAttribute("src");
      const first = await shown();
      expect(first).toContain("w=2048");
      await page.keyboard.press("ArrowLeft");
      await expect.poll(shown).toContain("1001-9.svg");
      await page.keyboard.press("ArrowRight");
      await expect.poll(shown).toBe(first);
      await page.keyboard.press("Escape");
      await box.waitFor({ state: "detached" });
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });

  it("are links to the full pictures without script", async () => {
    await visit(
      "/produkter/id/1001",
      async (page) => {
        const opener = page.getByRole("link", { name: /^Öppna bild i större format/ }).first();
        expect(await opener.getAttribute("href")).toMatch(/^\/assets\/uploads\/products\/1001\.svg/);
        expect((await page.request.get(address + (await opener.getAttribute("href")))).ok()).toBe(true);
      },
      noScript,
    );
  });
});

describe("the page of a product", () => {
  it.each([
    ["a phone", viewports.phone, 203],
    ["a laptop", viewports.laptop, 723],
  ])("cuts its description on %s until it is opened", async (_, viewport, most) => {
    await visit(
      "/produkter/id/1001",
      async (page) => {
        const section = page.getByRole("region", { name: "Beskrivning" });
        const text = () => section.getByRole("paragraph").innerText();
        const cut = (await text()).trim();
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(cut).toMatch(/\S\.{3}$/);
        await section.getByRole("button", { name: "Läs mer" }).click();
        await section.getByRole("button", { name: "Läs mindre" }).waitFor();
        expect(await text()).toMatch(/i minst tio år\.$/);
        await section.getByRole("button", { name: "Läs mindre" }).click();
        await section.getByRole("button", { name: "Läs mer" }).waitFor();
        expect((await text()).trim()).toBe(cut);
      },
      { viewport },
    );
  });

  it("adds extras to the cart together with the product, and no more of them than the maximum", async () => {
    await visit("/produkter/id/1001", async (page) => {
      const extras = page.getByRole("group", { name: "Tillbehör" });
      await pressChoice(extras.getByRole("checkbox", { name: /^Anslutningsslang/ }));
      await pressChoice(extras.getByRole("checkbox", { name: /^Stapelsats/ }));
      const main = page.getByRole("main");
      await main.getByRole("button", { name: "Lägg i varukorgen" }).first().click();
      await page.getByRole("link", { name: /^Varukorg, 3 produkter, 7 538 kr/ }).waitFor();
      await expect.poll(() => extras.getByRole("checkbox", { name: /^Stapelsats/ }).isDisabled()).toBe(true);
      await extras.getByText("Max 1 per kund").waitFor();
    });
  });

  it("cannot be bought again while it is in the cart and limited to one, even before any interaction", async () => {
    await visit("/produkter/id/1601", async (page) => {
      await page.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" }).click();
      await page.getByRole("dialog", { name: "Produkten har lagts till i din varukorg" }).waitFor();
      await page.reload();
      const bought = page.getByRole("main").getByRole("button", { name: "Produkt tillagd" });
      await expect.poll(() => bought.count()).toBe(1);
      expect(await bought.isDisabled()).toBe(true);
    });
  });

  it("does everything without script that it does with script", async () => {
    await visit(
      "/produkter/id/1001",
      async (page) => {
        const main = page.getByRole("main");
        for (const text of ["Tvättmaskin NV 8014", "6 990 kr", "8 kg, 1400 varv/min, ånga och fjärrstart"]) {
          expect((await main.innerText()).replaceAll("\u00a0", " ")).toContain(text);
        }
        expect(await main.innerText()).toContain("i minst tio år.");
        expect(await page.getByRole("button", { name: "Läs mer" }).count()).toBe(0);
        expect(
          await main
            .getByRole("link", { name: /^Produktblad/ })
            .first()
            .getAttribute("href"),
        ).toContain(".pdf");
        await pressChoice(page.getByRole("checkbox", { name: /^Anslutningsslang/ }));
        await main.getByRole("button", { name: "Lägg i varukorgen" }).first().click();
        expect(page.url()).toBe(`${address}/produkter/id/1001`);
        await page.goto(`${address}/varukorg`);
        await page.getByRole("link", { name: "Anslutningsslang 2 m" }).first().waitFor();
        await page.getByRole("link", { name: "Tvättmaskin NV 8014" }).first().waitFor();
      },
      noScript,
    );
  });

  it("shows the stock check only where the product has it", async () => {
    await visit("/produkter/id/1002", async (page) => {
      expect(await page.getByRole("button", { name: "Se lagerstatus i butik" }).count()).toBe(0);
    });
    await visit("/produkter/id/1001", async (page) => {
      await page.getByRole("button", { name: "Se lagerstatus i butik" }).click();
      await page.getByText("Nordhem Kungens Kurva").first().waitFor();
    });
  });
});
