import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "../../../apps/server/src/account/passwords/password.ts";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { withDatabase } from "../steps/readOrder.ts";

const { address, dataDir } = referenceShop();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole("button", { name, exact: true }).click();

/** Presses buttons in the app, here the stand-in. */
async function actInApp(context: BrowserContext, page: Page, ...buttons: readonly string[]): Promise<void> {
  const link = page.getByRole("link", { name: "Öppna BankID på denna enhet" });
  const app = await context.newPage();
  await app.goto(new URL((await link.getAttribute("href")) ?? "", address).href);
  for (const name of buttons) await app.getByRole("button", { name, exact: true }).click();
  await app.close();
}

/** With scripts the page continues by itself; without, it reloads by itself and continues by a press. */
async function goOn(page: Page, hasScript: boolean): Promise<void> {
  if (!hasScript) await press(page, "Fortsätt");
}

describe.each([
  ["with script", true],
  ["without script", false],
])("BankID %s", (_, hasScript) => {
  const own = { email: `tora.${hasScript}@example.se`, password: "fyra gula stolar" };

  it("is linked under own data, logs in afterwards, and is removed again", async () => {
    const password_hash = await hashPassword(own.password);
    await withDatabase(dataDir, (db) =>
      db.insertInto("customer").values({ email: own.email, password_hash }).execute(),
    );
    const context = await openVisitor(browser, address, { javaScriptEnabled: hasScript });
    const page = await context.newPage();
    await page.goto(`${address}/konto/uppgifter`);
    await page.getByLabel("E-post").fill(own.email);
    await page.getByLabel("Lösenord", { exact: true }).fill(own.password);
    await press(page, "Logga in");
    const card = page.getByRole("region", { name: "BankID" });
    await card.getByLabel("Ditt lösenord").fill(own.password);
    await card.getByRole("button", { name: "Koppla BankID" }).click();
    await page.getByRole("img", { name: "QR-kod för BankID" }).waitFor();
    await actInApp(context, page, "Öppna appen", "Identifiera");
    await goOn(page, hasScript);
    await page.getByText("Ditt BankID är kopplat.").waitFor();
    await press(page, "Logga ut");
    await page.getByText("Du är utloggad.").waitFor();

    await press(page, "Logga in med BankID");
    await page.getByText("Starta BankID-appen.").waitFor();
    await actInApp(context, page, "Avbryt");
    await page.getByText("Åtgärden avbruten.").waitFor();
    await press(page, "Försök igen");
    await actInApp(context, page, "Öppna appen", "Identifiera");
    await goOn(page, hasScript);
    await page.getByText("Du är inloggad.").waitFor();

    await page.goto(`${address}/konto/uppgifter`);
    await card.getByRole("button", { name: "Koppla bort BankID" }).click();
    await page.getByText("Ditt BankID är inte längre kopplat till kontot.").waitFor();
    await press(page, "Logga ut");
    await context.close();
  });

  it("shows the same for every number that opens nothing, and can be cancelled", async () => {
    const context = await openVisitor(browser, address, { javaScriptEnabled: hasScript });
    const page = await context.newPage();
    await page.goto(`${address}/login`);
    await press(page, "Logga in med BankID");
    await press(page, "Avbryt");
    await page.getByRole("heading", { name: "Logga in", exact: true }).waitFor();
    await press(page, "Logga in med BankID");
    await actInApp(context, page, "Öppna appen", "Identifiera");
    await goOn(page, hasScript);
    await page.getByText("Ditt BankID är inte kopplat till något konto här.").waitFor();
    expect(await page.getByRole("link", { name: "Logga in på ett annat sätt" }).getAttribute("href")).toBe("/login");
    await context.close();
  });
});
