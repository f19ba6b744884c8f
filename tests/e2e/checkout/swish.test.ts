import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../outside/repository.ts";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { type RunningShop, startShop } from "../shops/startShop.ts";
import { hearErrors } from "../steps/hearErrors.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { putIntoCart } from "../steps/putIntoCart.ts";
import { readShop } from "../steps/readOrder.ts";

const folder = mkdtempSync(join(tmpdir(), "torg-swish-"));
let browser: Browser;
let shop: RunningShop;

/** A merchant's new shop, which takes Swish and cards. */
function writeShop(): void {
  const begun: object = JSON.parse(readFileSync(join(root, "packages/create-torg/template/shop.json"), "utf8"));
  const way = (provider: string, name: string) => ({ id: provider, name, provider, for: ["private", "company"] });
  const payment = { ways: [way("swish", "Swish"), way("card", "Kort")] };
  writeFileSync(join(folder, "shop.json"), JSON.stringify({ ...begun, payment }));
}

beforeAll(async () => {
  writeShop();
  [browser, shop] = await Promise.all([openBrowser(), startShop({ data: "reference", env: { SHOP_FOLDER: folder } })]);
});

afterAll(async () => {
  await browser.close();
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Without scripts a choice is saved by the button of its block. */
const save = async (page: Page, block: RegExp, hasScript: boolean): Promise<void> => {
  if (!hasScript) await page.getByRole("region", { name: block }).getByRole("button", { name: "Spara" }).click();
};

const buyer = {
  Förnamn: "Anna",
  Efternamn: "Andersson",
  "E-post": "anna.andersson@example.se",
  Mobilnummer: "070-123 45 67",
  Adress: "Storgatan 1",
  Postnummer: "127 47",
  Ort: "Staden",
};

/** Fills in the required fields and presses the pay button; ends where the payment is pending. */
async function payWithSwish(page: Page, hasScript: boolean): Promise<void> {
  await putIntoCart(page, `${shop.address}/produkter/id/1008`);
  await page.goto(`${shop.address}/kassa/leverans`);
  await page.getByRole("textbox", { name: "Postnummer" }).first().fill("127 47");
  await page.getByRole("button", { name: "Fortsätt" }).click();
  await pressChoice(page.getByRole("radio", { name: /^Hemleverans/ }));
  await save(page, /fraktsätt/, hasScript);
  await pressChoice(page.getByRole("radio", { name: /^Swish/ }));
  await save(page, /betalningsmetod/, hasScript);
  const payment = page.getByRole("region", { name: /Betalning$/ });
  await payment.getByRole("button", { name: "Betala med Swish" }).waitFor();
  for (const [name, value] of Object.entries(buyer)) await payment.getByRole("textbox", { name }).first().fill(value);
  await pressChoice(payment.getByRole("checkbox", { name: /köpvillkor/ }));
  await payment.getByRole("button", { name: "Betala med Swish" }).click();
  await page.getByRole("heading", { name: /^Betala .* med Swish$/ }).waitFor();
  await page.getByRole("img", { name: "QR-kod för Swish" }).waitFor();
}

/** Presses a button in the app, here the stand-in. */
async function actInApp(context: BrowserContext, page: Page, button: string): Promise<void> {
  const address = (await page.getByRole("link", { name: "Öppna Swish" }).getAttribute("href")) ?? "";
  const app = await context.newPage();
  await app.goto(new URL(address, shop.address).href);
  if (button !== "Betala") await app.getByText("Fler svar").click();
  await app.getByRole("button", { name: button, exact: true }).click();
  await app.waitForURL(/\/checkout\/(retur|confirmation)\//);
  await app.close();
}

async function expectPaid(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
  expect(await page.getByText("Swish, betald").count()).toBe(1);
  const orderId = Number(page.url().split("/").at(-1));
  const { order } = await readShop(shop.dataDir, { orderId, productId: 1008 });
  expect(order).toMatchObject({ payment_name: "Swish", state: "paid", first_name: "Anna" });
}

describe("paying with Swish", () => {
  it("waits for the app on another device, shows a failure, tries again and continues to the thanks", async () => {
    const context = await openVisitor(browser, shop.address);
    const page = await context.newPage();
    const problems = hearErrors(page);
    await payWithSwish(page, true);
    await actInApp(context, page, "Neka köpet");
    await page.getByRole("heading", { name: "Betalningen blev inte av" }).waitFor();
    await page.getByText(/^Betalningen nekades i Swish och inget har dragits\./).waitFor();
    await page.getByRole("button", { name: "Försök igen med Swish" }).click();
    await page.getByRole("img", { name: "QR-kod för Swish" }).waitFor();
    await actInApp(context, page, "Betala");
    await expectPaid(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("works without script: a link opens the app, and a button checks or cancels the payment", async () => {
    const context = await openVisitor(browser, shop.address, { javaScriptEnabled: false });
    const page = await context.newPage();
    await payWithSwish(page, false);
    await page.getByRole("button", { name: "Kontrollera igen" }).click();
    await page.getByText("Väntar på att du godkänner i Swish.").waitFor();
    await page.getByRole("button", { name: "Avbryt betalningen" }).click();
    await page.getByText(/^Betalningen avbröts\./).waitFor();
    await page.getByRole("button", { name: "Betala med Swish" }).waitFor();
    await context.close();
  });

  it("works without script to try again after a refusal, and for the receipt", async () => {
    const context = await openVisitor(browser, shop.address, { javaScriptEnabled: false });
    const page = await context.newPage();
    const look = () => page.getByRole("button", { name: "Kontrollera igen" }).click();
    await payWithSwish(page, false);
    await actInApp(context, page, "Neka köpet");
    await look();
    await page.getByRole("heading", { name: "Betalningen blev inte av" }).waitFor();
    await page.getByRole("button", { name: "Försök igen med Swish" }).click();
    await page.getByRole("img", { name: "QR-kod för Swish" }).waitFor();
    await actInApp(context, page, "Betala");
    await look();
    await expectPaid(page);
    await context.close();
  });
});
