import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { openBrowser, openVisitor, viewports } from "./openBrowser.ts";
import { pressChoice } from "./pressChoice.ts";
import { visibleText } from "./visibleText.ts";

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

it("narrows a listing in the panel of a phone, and sorts what is left", async () => {
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
  await panel.locator("label", { hasText: /^Palit$/ }).tap();
  await panel.getByRole("button", { name: /^Visa \d+ produkter$/ }).tap();
  await panel.waitFor({ state: "hidden" });
  expect(await page.getByRole("article").first().textContent()).toContain("Palit");

  const plain = await (await openVisitor(browser, address, { javaScriptEnabled: false })).newPage();
  await plain.goto(`${address}/kategori/datorkomponenter`);
  await plain.getByText(/^Visa alla \(1\d\d\)$/).click();
  await plain.getByRole("link", { name: /^Öppna hela listan Varumärken/ }).click();
  await plain.locator("label", { hasText: /^Palit$/ }).click();
  await plain.getByRole("button", { name: /^Visa \d/ }).click();
  expect(await plain.getByRole("article").first().textContent()).toContain("Palit");
  await plain.context().close();
});

it("holds the page of a product together at every width", async () => {
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
