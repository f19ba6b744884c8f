import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { startShop, type RunningShop } from "../shops/startShop.ts";

const listAddress = "/api/internal/product_reviews/1001";
const withPage = "a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f601";
const withoutPage = "a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f602";

let browser: Browser;
let shop: RunningShop;
let address = "";
/** Pages of the same shop, rendered in another process that uses the API. */
let elsewhere: RunningShop;

// Reviews written here change scores, so this shop is not shared.
beforeAll(async () => {
  const starting = startShop({ data: "reference", env: { SHOP_TEST_CONTROL: "1" } });
  [browser, shop] = await Promise.all([openBrowser(), starting]);
  ({ address } = shop);
  elsewhere = await startShop({ data: "empty", env: { SHOP_BACKEND_URL: address } });
}, 240_000);

afterAll(async () => {
  await browser.close();
  await elsewhere.stop();
  await shop.stop();
});

async function visit(steps: (page: Page) => Promise<void>, javaScriptEnabled = true): Promise<void> {
  const context = await openVisitor(browser, address, { javaScriptEnabled });
  try {
    await steps(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Fails the next call of the visitor's session; the session must exist first. */
async function failNext(page: Page, fault: Readonly<Record<string, unknown>>): Promise<void> {
  await page.request.post(`${address}/__test/reset`);
  const answer = await page.request.post(`${address}/__test/faults`, { data: fault });
  expect(answer.status()).toBe(204);
}

const section = (page: Page) => page.getByRole("region", { name: "Omdömen" });
const count = (page: Page) => section(page).locator(".torg-review-list__item").count();
const more = (page: Page) => section(page).getByRole("button", { name: "Visa fler" });

describe.each([
  ["with script", true],
  ["without script", false],
])("the reviews on the page of a product, %s", (_, hasScript) => {
  it("load page by page until there are no more", async () => {
    await visit(async (page) => {
      await page.goto(`${address}/produkter/id/1001`);
      expect(await section(page).innerText()).toMatch(/4,3\s+7 omdömen/);
      expect(await count(page)).toBe(3);
      await more(page).click();
      await section(page).getByText("Visar 6 av 7 produktomdömen").waitFor();
      expect(await count(page)).toBe(6);
      await more(page).click();
      await section(page).getByText("Visar 7 av 7 produktomdömen").waitFor();
      expect(await count(page)).toBe(7);
      expect(await more(page).count()).toBe(0);
    }, hasScript);
  });

  it("say that there are none, and that they cannot be read", async () => {
    await visit(async (page) => {
      await page.goto(`${address}/produkter/id/1013`);
      await section(page).getByText("Inga produktomdömen med textkommentar ännu.").waitFor();
      await section(page).getByText("0 omdömen").waitFor();
      await failNext(page, { method: "GET", path: listAddress, status: 500, times: 1 });
      await page.goto(`${address}/produkter/id/1001`);
      await section(page).getByText("Något gick tyvärr fel vid hämtning av omdömen.").waitFor();
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Tvättmaskin NV 8014");
    }, hasScript);
  });

  it("show another server's own texts for what it does not provide", async () => {
    await visit(async (page) => {
      const body = { data: [], pagination: { total: 0, count: 0, next_page: null }, error: "Omdömen är avstängda." };
      await failNext(page, { method: "GET", path: listAddress, status: 200, body, times: 1 });
      await page.goto(`${elsewhere.address}/produkter/id/1001`);
      await section(page).getByText("Omdömen är avstängda.").waitFor();
    }, hasScript);
  });
});

it("keeps the reviews and the button when the next page fails, and continues when it is pressed again", async () => {
  await visit(async (page) => {
    await page.goto(`${address}/produkter/id/1001`);
    await failNext(page, { method: "GET", path: listAddress, status: 500, times: 1 });
    await more(page).click();
    await section(page).getByRole("alert").getByText("Något gick tyvärr fel vid hämtning av omdömen.").waitFor();
    expect(await count(page)).toBe(3);
    await more(page).click();
    await section(page).getByText("Visar 6 av 7 produktomdömen").waitFor();
    expect(await section(page).getByRole("alert").count()).toBe(0);
  });
});

it("shows the reviews of a product on the pages of its variants, without those of other products", async () => {
  await visit(async (page) => {
    await page.goto(`${address}/produkter/id/1413?variant_6=601&variant_7=702&variant_8=801`);
    await section(page).getByText("Inga produktomdömen med textkommentar ännu.").waitFor();
    await page.goto(`${address}/produkter/id/1002`);
    await section(page).getByText("1 omdöme", { exact: true }).waitFor();
  });
});

it("says of unverified reviews that they are not verified", async () => {
  await visit(async (page) => {
    await page.goto(`${address}/produkter/id/1001`);
    await section(page).getByText("Vi har inte kontrollerat om de som skrivit omdömena har köpt varan.").waitFor();
    expect(
      await section(page)
        .getByText(/kommer från kunder/)
        .count(),
    ).toBe(0);
    await page.goto(`${address}/produkter/id/1013`);
    await section(page).getByText("0 omdömen").waitFor();
    expect(
      await section(page)
        .getByText(/kontrollerat|kommer från kunder/)
        .count(),
    ).toBe(0);
  });
});

describe("the page of a review request", () => {
  it("saves a rating on the first click, changes it on the next, and thanks the buyer for the text", async () => {
    await visit(async (page) => {
      await page.goto(`${address}/product_review/${withoutPage}`);
      const calls: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") calls.push(new URL(request.url()).pathname.split("/").at(-1) ?? "");
      });
      expect(await page.getByRole("radio").count()).toBe(5);
      const lead = page.getByText("Sätt ett betyg och skriv gärna några rader");
      expect(await lead.isVisible()).toBe(true);
      await pressChoice(page.getByRole("radio", { name: /Bra$/ }));
      await page.getByText("Betyg sparat: 4 av 5").waitFor();
      await pressChoice(page.getByRole("radio", { name: /Utmärkt$/ }));
      await page.getByText("Betyg sparat: 5 av 5").waitFor();
      await page.getByRole("button", { name: "Skicka omdöme" }).click();
      await page.getByText("Skriv ditt omdöme innan du skickar det.").waitFor();
      expect(calls).toEqual(["store", "update"]);
      await page.getByRole("textbox", { name: "Ditt omdöme" }).fill("Tyst och rejäl.");
      await page.getByRole("button", { name: "Skicka omdöme" }).click();
      await page.getByText("Tack för ditt omdöme!").waitFor();
      expect(await lead.isVisible()).toBe(false);
      expect(calls).toEqual(["store", "update", "update"]);
    });
  });

  it("says that the page should be reloaded when a rating cannot be saved", async () => {
    await visit(async (page) => {
      await page.goto(`${address}/product_review/${withPage}`);
      const path = `/api/internal/product_review/${withPage}/1001/store`;
      await failNext(page, { method: "POST", path, status: 500, times: 1 });
      await page.goto(`${address}/product_review/${withPage}`);
      await pressChoice(page.getByRole("radio", { name: /Bra$/ }));
      await page.getByText("Något gick tyvärr fel, vänligen ladda om sidan").waitFor();
    });
  });

  it("continues to the page of thanks where the shop has one, without script", async () => {
    await visit(async (page) => {
      await page.goto(`${address}/product_review/${withPage}`);
      await pressChoice(page.getByRole("radio", { name: /Bra$/ }));
      await page.getByRole("textbox", { name: "Ditt omdöme" }).fill("Gör vad den ska.");
      await page.getByRole("button", { name: "Skicka omdöme" }).click();
      await page.waitForURL(`${address}/product_review/${withPage}/complete`);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/^Tack/);
    }, false);
  });
});

it("keeps a rating even if the page is left at once, and updates the product's page, tile and data", async () => {
  const context = await openVisitor(browser, address, { viewport: viewports.phone, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.goto(`${address}/product_review/${withPage}`);
    await page.locator("[data-island=review][data-state=awake]").waitFor();
    await page.locator("label").filter({ hasText: "Usel" }).tap();
    await page.goto(address);
    const other = await context.newPage();
    const read = async (): Promise<unknown> => {
      await other.goto(`${address}/produkter/id/1001`);
      const data = await other.locator('script[type="application/ld+json"]').allTextContents();
      return [
        (await section(other).innerText()).match(/3,9\s+8 omdömen/) !== null,
        data.some((text) => /"reviewCount":8/.test(text) && /"ratingValue":3.9/.test(text)),
      ];
    };
    await expect.poll(read, { timeout: 60_000, interval: 2000 }).toEqual([true, true]);
    await section(other)
      .getByText(/^Omdömen märkta Verifierat köp/)
      .waitFor();
    await other.goto(`${address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`);
    const tile = other.getByRole("article", { name: "Tvättmaskin NV 8014" });
    await tile.getByRole("img", { name: "Betyg 3,9 av 5" }).waitFor();
  } finally {
    await context.close();
  }
});

it("lets the recipient refuse further requests with one press, on a phone and without script", async () => {
  const options = { viewport: viewports.phone, hasTouch: true, javaScriptEnabled: false };
  const context = await openVisitor(browser, address, options);
  const page = await context.newPage();
  await page.goto(`${address}/product_review/${withoutPage}/nej-tack`);
  await page.getByRole("button", { name: "Nej tack, fråga inte mer" }).tap();
  await page.getByRole("heading", { level: 1, name: "Vi frågar inte mer" }).waitFor();
  await page.goto(`${address}/product_review/${withoutPage}/nej-tack`);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Vi frågar inte mer");
  await context.close();
});
