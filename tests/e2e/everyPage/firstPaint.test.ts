import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { readyCart } from "../steps/calls/readyCart.ts";

const { address } = referenceShop();

let browser: Browser;
let visitor: BrowserContext;

beforeAll(async () => {
  browser = await openBrowser();
});

beforeEach(async () => {
  visitor = await openVisitor(browser, address, { viewport: { width: 390, height: 844 } });
});

afterEach(() => visitor.close());

afterAll(() => browser.close());

const paths = [
  "/",
  "/kategori/vitvaror/tvatt-tork/tvattmaskiner",
  "/produkter/id/1013",
  "/varukorg",
  "/kassa/leverans",
];

it.each(paths)("%s requests its scripts after the first frame of the whole document", async (path) => {
  await readyCart(visitor, address, [1013]);
  const page = await visitor.newPage();
  await page.addInitScript(() => {
    const frame = () => requestAnimationFrame(() => performance.mark("whole"));
    document.addEventListener("readystatechange", frame, { once: true });
  });
  await page.goto(address + path, { waitUntil: "networkidle" });
  const [whole, requested] = await page.evaluate(() => [
    performance.getEntriesByName("whole").map(({ startTime }) => startTime),
    performance
      .getEntriesByType("resource")
      .flatMap(({ name, startTime }) => (name.endsWith(".js") ? [startTime] : [])),
  ]);
  expect(whole).toHaveLength(1);
  expect(requested).not.toHaveLength(0);
  expect(Math.min(...(requested ?? []))).toBeGreaterThan(whole?.[0] ?? Infinity);
});

it("requests its scripts after a style sheet that comes late", async () => {
  const page = await visitor.newPage();
  await page.route(/\/build\/.*\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(`${address}/produkter/id/1013`, { waitUntil: "networkidle" });
  const [styled, requested] = await page.evaluate(() => {
    const files = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const ending = (end: string) => files.filter(({ name }) => name.endsWith(end));
    return [ending(".css").map(({ responseEnd }) => responseEnd), ending(".js").map(({ startTime }) => startTime)];
  });
  expect(styled).not.toHaveLength(0);
  expect(Math.min(...(requested ?? []))).toBeGreaterThan(styled?.[0] ?? Infinity);
});

it.each([...paths, "/konto", "/onskelista", "/sidor/butiker/vara-butiker", "/tillverkare", "/retur-och-reklamation"])(
  "%s moves nothing when its scripts have run",
  async (path) => {
    await readyCart(visitor, address, [1013]);
    const page = await visitor.newPage();
    await page.goto(address + path, { waitUntil: "networkidle" });
    const moved = await page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          const observer = new PerformanceObserver((list) => {
            resolve(list.getEntries().flatMap((entry) => JSON.stringify(entry)));
          });
          observer.observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => setTimeout(() => resolve([])));
        }),
    );
    expect(moved).toEqual([]);
  },
);
