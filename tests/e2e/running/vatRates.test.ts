import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeXml } from "../../../packages/feed/src/fixtures/index.ts";
import { addOperator, logInAtDesk } from "../desk/openDesk.ts";
import { createOwnShop } from "../shops/createOwnShop.ts";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { ownShopFile } from "../shops/ownShopFile.ts";
import type { RunningShop } from "../shops/startShop.ts";
import { chooseRadio } from "../steps/chooseRadio.ts";

const own = createOwnShop();
let shop: RunningShop;
let browser: Browser;
let page: Page;

const item = (id: string, title: string, more: Readonly<Record<string, string>>) => ({
  id,
  title,
  description: "Ur skogen.",
  link: `https://skogen.example/${id}`,
  availability: "in_stock",
  brand: "Hult",
  condition: "new",
  product_type: "Skog",
  ...more,
});

beforeAll(async () => {
  writeFileSync(join(own.folder, "shop.json"), JSON.stringify(ownShopFile, null, 2));
  const goods = [
    item("yxa", "Yxa", { price: "499.50 SEK" }),
    item("bok", "Boken om yxor", { price: "212.00 SEK", vat_rate: "6" }),
  ];
  writeFileSync(join(own.folder, "feed/products.xml"), writeXml(goods));
  shop = await own.start();
  expect(await own.run("import/main.ts", join(own.folder, "feed/products.xml"), "--source", "products")).toMatchObject({
    code: 0,
  });
  browser = await openBrowser();
  const context = await openVisitor(browser, shop.address, { viewport: viewports.phone, hasTouch: true });
  page = await context.newPage();
});

afterAll(async () => {
  await browser.close();
  await shop.stop();
  own.remove();
});

/** The text of an element, with plain spaces. */
const shown = async (place: Locator): Promise<string> => (await place.innerText()).replaceAll(/\s+/g, " ");

async function buy(title: string, count: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(`${shop.address}/kategori/skog`);
      return page.getByRole("article", { name: title }).count();
    })
    .toBe(1);
  await page
    .getByRole("article", { name: title })
    .getByRole("link", { name: new RegExp(title) })
    .first()
    .tap();
  await page.waitForURL(/\/produkter\//);
  await page.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" }).first().tap();
  await page.getByRole("link", { name: new RegExp(`^Varukorg, ${count} produkt`) }).waitFor();
}

describe("a cart of goods with two rates of VAT", () => {
  it("has the VAT of both in the cart and at the checkout", async () => {
    await buy("Yxa", 1);
    await buy("Boken om yxor", 2);
    await page.goto(`${shop.address}/varukorg`);
    // 99.90 kr of 499.50 kr, and 12.00 kr of 212.00 kr.
    expect(await shown(page.getByRole("main"))).toContain("Varav moms 111,90 kr");
    await page.goto(`${shop.address}/kassa/leverans`);
    await page.getByRole("textbox", { name: "Postnummer" }).first().fill("903 30");
    await page.getByRole("button", { name: "Fortsätt" }).tap();
    await chooseRadio(page.getByRole("radio", { name: /^Budbil/ }));
    await chooseRadio(page.getByRole("radio", { name: /^Klarna/ }));
    // And 11.80 kr of the delivery's 59 kr, which has the rate of most of the goods.
    await expect.poll(() => shown(page.getByRole("main"))).toMatch(/varav moms 123,70 kr/i);
  });

  it("is confirmed on the page and by letter with the VAT of each rate, to the öre", async () => {
    await page.locator("#klarna-checkout-container").getByRole("button", { name: "Slutför köp" }).tap();
    await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
    const receipt = await shown(page.getByRole("region", { name: "Din beställning" }));
    expect(receipt).toContain(
      "Varav moms 123,70 kr Varav moms 25 % 111,70 kr av 558,50 kr Varav moms 6 % 12 kr av 212 kr Totalt 770,50 kr",
    );
    const letter = () => own.letters().find((one) => one.includes("Orderbekräftelse")) ?? "";
    await expect.poll(letter, { timeout: 20_000 }).toContain("Varav moms: 123,70 kr");
    expect(letter()).toContain("Varav moms 25 %: 111,70 kr av 558,50 kr");
    expect(letter()).toContain("Varav moms 6 %: 12,00 kr av 212,00 kr");
  });

  it("has the same sums at the desk", async () => {
    const number = page.url().split("/").at(-1) ?? "";
    const bo = await addOperator(own.dataDir, { name: "Bo Ek", email: "bo@skogen.example", role: "seller" });
    await page.goto(`${shop.address}/butiken`);
    await logInAtDesk(page, bo);
    await page.getByRole("link", { name: `Order ${number}` }).tap();
    await page.getByText("Varav moms 25 %").waitFor();
    const desk = await shown(page.getByRole("main"));
    expect(desk).toContain("Varav moms 25 % 111,70 kr av 558,50 kr");
    expect(desk).toContain("Varav moms 6 % 12,00 kr av 212,00 kr");
  });
});
