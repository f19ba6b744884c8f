import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from "vitest";
import * as z from "zod/mini";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { visibleText } from "../steps/visibleText.ts";

const { address } = inject("demo");

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});

beforeEach(async () => {
  const options = { viewport: viewports.phone, hasTouch: true, reducedMotion: "reduce" } as const;
  page = await (await openVisitor(browser, address, options)).newPage();
});

afterEach(() => page.context().close());

afterAll(() => browser.close());

it("shows at least twelve tiles with prices of the imported feeds", async () => {
  const html = await (await fetch(`${address}/kategori/datorer-tillbehor`)).text();
  const tiles = [...html.matchAll(/<article[^>]*>/g)];
  expect(tiles.length).toBeGreaterThanOrEqual(12);
  const text = await visibleText(`${address}/kategori/datorer-tillbehor`);
  expect(text).toMatch(/Visar produkt 1 - \d+ av totalt [\d ]+ produkter/);
  expect((text.match(/\d kr/g) ?? []).length).toBeGreaterThanOrEqual(12);
});

it("filters a listing in the panel of a phone, and sorts the rest", async () => {
  await page.goto(`${address}/kategori/datorer-tillbehor/bildskarmar`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Filtrera" }).first().click();
  const panel = page.getByRole("dialog", { name: "Filtrera" });
  await panel.getByRole("button", { name: /^Varumärken/ }).click();
  await pressChoice(panel.getByRole("checkbox", { name: /^Asus/ }));
  await panel.getByRole("button", { name: /^Visa \d+ produkter$/ }).click();
  await panel.waitFor({ state: "hidden" });
  const names = () => page.getByRole("article").evaluateAll((tiles) => tiles.map((tile) => tile.textContent));
  await expect.poll(async () => (await names()).every((text) => /asus/i.test(text))).toBe(true);
  await page.getByRole("combobox", { name: "Sortera efter:" }).selectOption("price_asc");
  const prices = async () =>
    (await page.getByRole("article").locator(".torg-price__amount").allTextContents()).map((text) =>
      Number(text.replaceAll(/\D/g, "")),
    );
  await expect.poll(async () => (await prices()).every((price, at, all) => price >= (all[at - 1] ?? 0))).toBe(true);
});

it("finds any brand of a long list by a few letters, and has the whole list without script", async () => {
  await page.goto(`${address}/kategori/datorkomponenter`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Filtrera" }).first().tap();
  const panel = page.getByRole("dialog", { name: "Filtrera" });
  await panel.getByRole("button", { name: /^Varumärken/ }).tap();
  await panel.getByText(/^Visa alla \(1\d\d\)$/).tap();
  await panel.getByRole("searchbox", { name: "Sök i listan Varumärken" }).fill("pali");
  await pressChoice(panel.getByRole("checkbox", { name: "Palit", exact: true }));
  await panel.getByRole("button", { name: /^Visa \d+ produkter$/ }).tap();
  await panel.waitFor({ state: "hidden" });
  expect(await page.getByRole("article").first().textContent()).toContain("Palit");

  const plain = await (await openVisitor(browser, address, { javaScriptEnabled: false })).newPage();
  await plain.goto(`${address}/kategori/datorkomponenter`);
  await plain.getByText(/^Visa alla \(1\d\d\)$/).click();
  await plain.getByRole("link", { name: /^Öppna hela listan Varumärken/ }).click();
  await pressChoice(plain.getByRole("checkbox", { name: "Palit", exact: true }));
  await plain.getByRole("button", { name: /^Visa \d/ }).click();
  expect(await plain.getByRole("article").first().textContent()).toContain("Palit");
  await plain.context().close();
});

const listed = z.object({
  num: z.number(),
  products: z.array(
    z.object({
      product_name: z.string(),
      product_url: z.string(),
      product_display_price: z.nullable(z.number()),
      price_is_lowest: z.boolean(),
      product_is_parent: z.boolean(),
    }),
  ),
  specifications: z.array(
    z.object({
      groupId: z.number(),
      title: z.string(),
      rows: z.array(z.object({ products_to_property_id: z.number(), products_to_property_value: z.string() })),
    }),
  ),
});

/** All graphics cards that match a choice. */
async function cards(choice = ""): Promise<z.output<typeof listed>> {
  const url = `${address}/produkter/filtrera?s=geforce+rtx&show_all=1&specifications=${choice}`;
  return listed.parse(await (await fetch(url, { headers: { "x-requested-with": "XMLHttpRequest" } })).json());
}

/** The facts on a product's page. */
async function readPage(path: string) {
  await page.goto(address + path);
  const fact = (title: string) =>
    page
      .locator("dt")
      .filter({ hasText: new RegExp(`^${title}$`) })
      .locator("xpath=following-sibling::dd[1]")
      .innerText();
  return {
    memory: await fact("Grafikminne"),
    type: await fact("Minnestyp"),
    price: (await page.locator(".torg-product-facts .torg-price__amount").innerText()).replaceAll(/\s/g, " "),
  };
}

it("finds graphics cards with one variant that matches every choice, at the price of that variant", async () => {
  const { specifications } = await cards();
  const memory = specifications.find(({ title }) => title === "Grafikminne")?.groupId;
  const type = specifications.find(({ title }) => title === "Minnestyp");
  const row = type?.rows.find((one) => one.products_to_property_value === "GDDR6X");
  const both = await cards(`${type?.groupId}:${row?.products_to_property_id}|${memory}:3~8|`);
  expect(both.num).toBeGreaterThan(0);
  expect(both.products).toHaveLength(both.num);
  for (const product of both.products.slice(0, 6)) {
    const said = await readPage(product.product_url);
    expect(said.type).toBe("GDDR6X");
    expect(Number.parseInt(said.memory, 10)).toBeLessThanOrEqual(8);
    const price = `${product.product_display_price?.toLocaleString("sv-SE")} kr`.replaceAll(/\s/g, " ");
    expect(said.price).toBe(price);
  }
});

it("filters products with variants by touch to those with one variant that matches everything", async () => {
  await page.goto(`${address}/kategori/datorkomponenter/grafikkort`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Filtrera" }).first().tap();
  const panel = page.getByRole("dialog", { name: "Filtrera" });
  await panel.getByRole("button", { name: /^Specifikationer/ }).tap();
  const type = panel.getByRole("group", { name: "Minnestyp" });
  await type.getByText("Minnestyp", { exact: true }).tap();
  await type.getByText(/^Visa alla/).tap();
  await type.locator("label", { hasText: /^GDDR6X/ }).tap();
  const highest = panel.getByRole("textbox", { name: "Högsta grafikminne" });
  await highest.tap();
  await highest.fill("8");
  await highest.press("Enter");
  await page.waitForURL(/%7E8%7C/);
  await panel.waitFor({ state: "hidden" });
  const tile = page.getByRole("article").first();
  const price = (await tile.locator(".torg-price__amount").first().innerText()).replaceAll(/\s/g, " ");
  const said = await readPage((await tile.getByRole("link").first().getAttribute("href")) ?? "");
  expect(said.type).toBe("GDDR6X");
  expect(Number.parseInt(said.memory, 10)).toBeLessThanOrEqual(8);
  expect(said.price).toBe(price.replace(/^Från /, ""));
});

it("shows a from-price for a product with variants, until one of them is chosen", async () => {
  const { products } = await cards();
  const parent = products.find((product) => product.price_is_lowest && product.product_is_parent);
  const path = parent?.product_url ?? "";
  const amount = page.locator(".torg-product-facts .torg-price__amount");
  await page.goto(address + path, { waitUntil: "networkidle" });
  expect(await amount.innerText()).toMatch(/^Från [\d\s]+kr$/);
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  const variant = z.object({ offers: z.object({ price: z.number(), availability: z.string() }) });
  const groupSchema = z.object({ "@type": z.literal("ProductGroup"), hasVariant: z.array(variant) });
  const { "@graph": things } = z.object({ "@graph": z.array(z.unknown()) }).parse(JSON.parse(data ?? ""));
  const group = groupSchema.parse(things[0]);
  const canBeBought = group.hasVariant.filter(({ offers }) => !offers.availability.endsWith("OutOfStock"));
  expect(Math.min(...canBeBought.map(({ offers }) => offers.price))).toBe(parent?.product_display_price);
  expect(group.hasVariant.map(({ offers }) => offers.availability)).toContain("https://schema.org/InStock");
  const picker = page.getByRole("form", { name: "Välj variant" });
  for (const select of await picker.getByRole("combobox").all()) {
    await expect.poll(() => select.isEnabled()).toBe(true);
    await select.selectOption({ index: 1 });
  }
  await page.waitForURL((url) => url.pathname !== path);
  expect(await amount.innerText()).toMatch(/^[\d\s]+kr$/);
  await page.goBack({ waitUntil: "networkidle" });
  expect(await amount.innerText()).toMatch(/^Från /);
  expect(await picker.getByRole("combobox").first().inputValue()).toBe("");
});

it("keeps the layout of the product page at every width", async () => {
  const html = await (await fetch(`${address}/kategori/vitvaror/kylskap`)).text();
  const path = /\/produkter\/id\/\d+/.exec(html)?.[0] ?? "";
  await page.goto(address + path, { waitUntil: "networkidle" });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const size of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width: size, height: 800 });
    expect(await width()).toBeLessThanOrEqual(0);
  }
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  await page.getByRole("region", { name: "Omdömen" }).waitFor();
});
