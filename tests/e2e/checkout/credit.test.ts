import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();
const plain = (text: string | null) => (text ?? "").replaceAll(/\s+/gu, " ");

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(() => context.close());

afterAll(() => browser.close());

async function product(id: number, javaScriptEnabled = true): Promise<Page> {
  context = await openVisitor(browser, address, { javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(`${address}/produkter/id/${id}`);
  return page;
}

describe("credit beside the price of a product", () => {
  it.each([
    ["with script", true],
    ["without script", false],
  ])(
    "shows the lowest cost, its example and the whole warning, and folds only the campaigns, %s",
    async (_, script) => {
      const page = await product(1001, script);
      const offer = page.getByRole("region", { name: "Delbetalning" });
      await offer.getByText("Delbetala räntefritt från").waitFor();
      const text = plain(await offer.textContent());
      expect(text).toContain("från 312 kr/mån");
      expect(text).toContain("Effektiv ränta 6,91 %");
      expect(text).toContain("Du betalar 24 × 312 kr, totalt 7 488 kr. Kontantpris 6 990 kr.");
      await offer.getByRole("img", { name: "Varning" }).waitFor();
      expect(await offer.getByText("Att låna kostar pengar!").isVisible()).toBe(true);
      expect(await offer.getByText("Räntefritt 12 månader").isVisible()).toBe(false);
      await offer.getByRole("button", { name: "Visa alternativ" }).click();
      const lines = offer.getByRole("listitem");
      await expect.poll(() => lines.count()).toBe(3);
      expect(plain(await lines.nth(1).textContent())).toContain("Räntefritt 12 månader 583 kr/mån");
      await offer.getByRole("button", { name: "Dölj alternativ" }).click();
      await expect.poll(() => lines.first().isVisible()).toBe(false);
      await expect.poll(() => offer.getByText("Att låna kostar pengar!").isVisible()).toBe(true);
    },
  );

  it("has a warning sign at least as high as three lines of its text", async () => {
    const page = await product(1001);
    const sign = await page.getByRole("img", { name: "Varning" }).boundingBox();
    const line = await page
      .getByText("Att låna kostar pengar!")
      .locator("..")
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).lineHeight));
    expect(sign?.height ?? 0).toBeGreaterThanOrEqual(3 * line);
  });

  it("shows leasing as an offer to companies, and neither where nobody offers it", async () => {
    const page = await product(1001);
    const leasing = page.getByRole("region", { name: "Leasing" });
    expect(plain(await leasing.textContent())).toContain("Leasing från 312 kr/mån exkl. moms i 36 månader.");
    expect(plain(await leasing.textContent())).toContain("Endast för företag.");
    await page.goto(`${address}/produkter/id/1002`);
    expect(await page.getByText(/Delbetala|Leasing från|Att låna/).count()).toBe(0);
  });

  it("stays complete when a lender fails", async () => {
    context = await openVisitor(browser, address);
    const page = await context.newPage();
    await page.goto(`${address}/kassa/leverans`);
    for (const [method, path] of [
      ["POST", "/api/internal/svea_campaigns/index/1001"],
      ["GET", "/api/internal/wasa/leasing_widget"],
    ] as const) {
      const data = { method, path, status: 500, body: { message: "Nej" }, times: 1 };
      await page.request.post(`${address}/__test/faults`, { data });
    }
    await page.goto(`${address}/produkter/id/1001`);
    await page.getByRole("heading", { name: "Tvättmaskin NV 8014", level: 1 }).waitFor();
    expect(await page.getByText(/Delbetala|Leasing från|Att låna/).count()).toBe(0);
  });
});
