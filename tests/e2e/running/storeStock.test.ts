import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeTable, writeXml } from "../../../packages/feed/src/fixtures/index.ts";
import { addOperator, logInAtDesk } from "../desk/openDesk.ts";
import { createOwnShop } from "../shops/createOwnShop.ts";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import type { RunningShop } from "../shops/startShop.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { putIntoCart } from "../steps/putIntoCart.ts";
import { withDatabase } from "../steps/readOrder.ts";

const own = createOwnShop();
let shop: RunningShop;
let browser: Browser;
let page: Page;

const feed = writeXml(
  ["Yxa", "Spade"].map((title) => ({
    id: title.toLowerCase(),
    title: `${title} från Hult`,
    description: "Smidd i Hult.",
    link: `https://skogen.example/${title}`,
    price: "499 SEK",
    availability: "in_stock",
    brand: "Hult",
    product_type: "Redskap > Trädgård",
  })),
);

const week = [{ days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"], from: "10:00", to: "18:00" }];
const stores = [
  { id: "torget", name: "Torget", address: "Storgatan 1", postalCode: "903 26", city: "Umeå" },
  { id: "hamnen", code: "SE-42", name: "Hamnen", address: "Kajen 2", postalCode: "931 31", city: "Skellefteå" },
];

/** What of shop.json is the merchant's own. */
const words = {
  name: "Skogens redskap",
  delivery: { ways: [{ id: "butik", name: "Hämta i butik", kind: "store" }] },
  payment: { ways: [{ id: "klarna", name: "Klarna", provider: "klarna", for: ["private", "company"] }] },
  storeHours: { week },
  stores,
  storeStock: "feed/store-stock.tsv",
};

const tellStock = (rows: readonly (readonly [string, string, number])[]): void =>
  writeFileSync(
    join(own.folder, words.storeStock),
    writeTable(rows.map(([store_code, id, quantity]) => ({ store_code, id, quantity: String(quantity) }))),
  );

/** What each store has of the axe. */
async function axes(): Promise<Readonly<Record<string, number>>> {
  return withDatabase(own.dataDir, async (db) => {
    const rows = await db
      .selectFrom("store_stock")
      .innerJoin("store", "store.id", "store_stock.store_id")
      .innerJoin("product", "product.id", "store_stock.product_id")
      .select(["store.name", "store_stock.quantity"])
      .where("product.external_id", "=", "yxa")
      .execute();
    return Object.fromEntries(rows.map(({ name, quantity }) => [name, quantity]));
  });
}

beforeAll(async () => {
  const file = join(own.folder, "shop.json");
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...words }, null, 2));
  writeFileSync(join(own.folder, "feed/products.xml"), feed);
  tellStock([
    ["torget", "yxa", 2],
    ["se-42", "yxa", 1],
    ["se-42", "spade", 4],
  ]);
  shop = await own.start();
  browser = await openBrowser();
  const context = await openVisitor(browser, shop.address, { viewport: viewports.phone, hasTouch: true });
  page = await context.newPage();
});

afterAll(async () => {
  await browser.close();
  await shop.stop();
  own.remove();
});

/** Opens the page of a product from its listing. */
async function openProduct(name: string): Promise<void> {
  await page.goto(`${shop.address}/kategori/redskap/tradgard`);
  await page.getByRole("article", { name }).getByRole("link", { name }).first().tap();
  await page.waitForURL(/\/produkter\//);
}

describe("a merchant who tells what each store has", () => {
  it("shows on the page of an article in which stores it is", async () => {
    expect(await own.run("import/main.ts", join(own.folder, "feed/products.xml"))).toMatchObject({ code: 0 });
    const { code, output } = await own.run("import/main.ts", "--store-stock");
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining("3 lästa, 3 ändrade") });
    await expect
      .poll(async () => {
        await page.goto(`${shop.address}/kategori/redskap/tradgard`);
        return page.getByRole("article").count();
      })
      .toBe(2);
    await openProduct("Spade från Hult");
    await page.getByRole("button", { name: "Se lagerstatus i butik" }).tap();
    await page.getByRole("link", { name: "Hamnen" }).waitFor();
    expect(await page.getByRole("link", { name: "Torget" }).count()).toBe(0);
  });

  it("lets buyers choose the store, the nearest first with its hours, and takes the piece from there", async () => {
    await openProduct("Yxa från Hult");
    await putIntoCart(page, page.url());
    await page.goto(`${shop.address}/kassa/leverans`);
    await page.getByRole("textbox", { name: "Postnummer" }).first().fill("903 30");
    await page.getByRole("button", { name: "Fortsätt" }).tap();
    const delivery = page.getByRole("region", { name: /Välj fraktsätt$/ });
    await pressChoice(delivery.getByRole("radio", { name: /^Hämta i butik/ }));
    const places = delivery.getByRole("radio", { name: /Torget|Hamnen/ });
    await expect.poll(() => places.count()).toBe(2);
    await delivery
      .getByText(/10[–-]18/)
      .first()
      .waitFor();
    await pressChoice(delivery.getByRole("radio", { name: /Hamnen/ }));
    const embed = page.locator("#klarna-checkout-container");
    await embed.getByRole("button", { name: "Slutför köp" }).tap();
    await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
    expect(await axes()).toEqual({ Torget: 2, Hamnen: 0 });
  });

  it("takes the next table over beside the running shop, less what waits to be fetched", async () => {
    tellStock([
      ["torget", "yxa", 5],
      ["SE-42", "yxa", 1],
      ["SE-42", "spade", 4],
      ["kajen", "yxa", 9],
    ]);
    const { code, output } = await own.run("import/main.ts", "--store-stock");
    expect(code).toBe(0);
    expect(output).toContain("Ingen butik har den koden. Raden avvisas. (rad 5: kajen yxa)");
    expect(output).toContain("Butiker som finns: torget, SE-42");
    expect(await axes()).toEqual({ Torget: 5, Hamnen: 0 });
  });

  it("sees and sets at the desk what a store has", async () => {
    const bo = await addOperator(own.dataDir, { name: "Bo Ek", email: "bo@skogen.example", role: "seller" });
    await page.goto(`${shop.address}/butiken/varor?q=yxa`);
    await logInAtDesk(page, bo);
    await page
      .getByRole("link", { name: /Yxa från Hult/ })
      .first()
      .tap();
    const inStores = page.getByRole("region", { name: "Lager i butikerna" });
    await inStores.getByText("Torget, 5 i lager").tap();
    const torget = inStores.locator("details", { hasText: "Torget" });
    await torget.getByLabel("Antal i butiken").fill("4");
    await torget.getByRole("button", { name: "Spara butikens lager" }).tap();
    await page
      .getByRole("status")
      .getByText(/^Butikens lager av Yxa från Hult är sparat\./)
      .waitFor();
    expect(await axes()).toEqual({ Torget: 4, Hamnen: 0 });
  });
});
