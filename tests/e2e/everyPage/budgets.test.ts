import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import * as z from "zod/mini";
import { measurePage, overBudget } from "../../../apps/storefront/src/testing/measurePage.ts";
import { root } from "../../outside/repository.ts";
import { openBrowser } from "../shops/openBrowser.ts";
import { hearErrors } from "../steps/hearErrors.ts";
import { pressChoice } from "../steps/pressChoice.ts";

const budget = z.object({
  scriptBefore: z.number(),
  scriptAll: z.number(),
  css: z.number(),
  html: z.number(),
  layoutShift: z.number(),
});
const budgets = z
  .object({ home: budget, listing: budget, product: budget, cart: budget, checkout: budget })
  .parse(JSON.parse(readFileSync(join(root, "apps/storefront/budgets.json"), "utf8")));

let browser: Browser;
const demo = inject("demo");

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const listing = `${demo.address}/kategori/datorer-tillbehor/bildskarmar`;

async function fillCart(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(listing);
  await page.getByRole("button", { name: "Lägg i varukorgen" }).first().click();
  await page.getByRole("link", { name: /^Varukorg, 1 produkt/ }).waitFor();
}

/** Waits for the tiles of a changed filter. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page
    .getByRole("region", { name: "Produkter" })
    .and(page.locator('[aria-busy="true"]'))
    .waitFor({ state: "detached" });
}

const visits = {
  home: { path: "/", visit: async (page: Page) => page.mouse.wheel(0, 4000) },
  listing: {
    path: "/kategori/datorer-tillbehor/bildskarmar",
    visit: async (page: Page) => {
      await page.getByRole("button", { name: "Filtrera" }).first().tap();
      await page.getByRole("button", { name: /^Varumärken/ }).tap();
      await pressChoice(page.getByRole("checkbox", { name: /^Asus/ }));
      await settled(page);
      await page.keyboard.press("Escape");
      await page.getByRole("combobox", { name: "Sortera efter:" }).selectOption("price_asc");
      await settled(page);
      await page.getByRole("button", { name: "Lägg i varukorgen" }).first().tap();
      await page.getByRole("link", { name: /^Varukorg, 1 produkt/ }).waitFor();
    },
  },
  product: {
    path: null,
    visit: async (page: Page) => {
      await page.getByRole("button", { name: "Lägg i varukorgen" }).first().tap();
      await page.getByRole("link", { name: /^Varukorg, 1 produkt/ }).waitFor();
      await page.mouse.wheel(0, 4000);
    },
  },
  cart: {
    path: "/varukorg",
    prepare: fillCart,
    visit: async (page: Page) => {
      await page.getByRole("button", { name: "Öka antal" }).first().tap();
      await page.getByRole("link", { name: /^Varukorg, 2 produkter/ }).waitFor();
    },
  },
  checkout: {
    path: "/kassa/leverans",
    prepare: fillCart,
    visit: async (page: Page) => {
      await pressChoice(page.getByRole("radio", { name: "Företag", exact: true }));
      await page.getByRole("textbox", { name: "Företagsnamn" }).waitFor();
      await page.getByRole("textbox", { name: "Postnummer" }).first().fill("127 47");
      await page.getByRole("button", { name: "Fortsätt" }).tap();
      await pressChoice(page.getByRole("radio", { name: /Hemleverans/ }));
    },
  },
} as const;

async function firstProduct(): Promise<string> {
  const html = await (await fetch(listing)).text();
  return /\/produkter\/id\/\d+/.exec(html)?.[0] ?? "/";
}

describe("the cost of a page of the demo for a visitor", () => {
  it.each(["home", "listing", "product", "cart", "checkout"] as const)(
    "stays within the budget of the page %s, and violates no policy",
    async (name) => {
      const { path, visit: walk, ...rest } = { prepare: undefined, ...visits[name] };
      const address = `${demo.address}${path ?? (await firstProduct())}`;
      const prepare = rest.prepare === undefined ? {} : { prepare: rest.prepare };
      const heard: string[] = [];
      const visit = async (page: Page): Promise<void> => {
        hearErrors(page, heard);
        await walk(page);
      };
      const figures = await measurePage(browser, { address, visit, ...prepare });
      console.log(name, JSON.stringify(figures));
      expect(heard).toEqual([]);
      expect(overBudget(figures, budgets[name])).toEqual([]);
      expect(figures.html).toBeGreaterThan(1000);
    },
  );
});
