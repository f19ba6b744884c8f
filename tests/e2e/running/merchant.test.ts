import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { writeXml } from "../../../packages/feed/src/fixtures/index.ts";
import { addOperator, logInAtDesk } from "../desk/openDesk.ts";
import { createOwnShop } from "../shops/createOwnShop.ts";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import type { RunningShop } from "../shops/startShop.ts";
import { wordsOfTheDemo } from "../shops/wordsOfTheDemo.ts";
import { chooseRadio } from "../steps/chooseRadio.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { putIntoCart } from "../steps/putIntoCart.ts";
import { withDatabase } from "../steps/readOrder.ts";

const own = createOwnShop();
const secret = `whsec_${Buffer.from("a key of the merchant alone").toString("base64")}`;

/** Messages received by the merchant's own program: each once, and only if signed. */
const heard: z.output<typeof messageSchema>[] = [];
const messageSchema = z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) });

const receiver = createServer((request, response) => {
  void text(request).then((body) => {
    const { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": signature } = request.headers;
    const key = Buffer.from(secret.replace("whsec_", ""), "base64");
    const wanted = createHmac("sha256", key)
      .update(`${String(id)}.${String(seconds)}.${body}`)
      .digest("base64");
    const isGenuine = signature === `v1,${wanted}`;
    if (isGenuine) heard.push(messageSchema.parse(JSON.parse(body)));
    response.writeHead(isGenuine ? 204 : 401).end();
  });
});

let shop: RunningShop;
let browser: Browser;
let page: Page;
let orderId = 0;

/** Two axes of 499.50 kr and delivery of 59 kr, in öre. */
const [axe, delivery] = [49_950, 5_900];
const total = 2 * axe + delivery;

const feed = writeXml(
  Array.from({ length: 20 }, (_, index) => ({
    id: `yxa-${index + 1}`,
    title: `Yxa nr ${index + 1}`,
    description: "Smidd i Hult.",
    link: `https://skogen.example/yxa-${index + 1}`,
    price: "499.50 SEK",
    availability: "in_stock",
    brand: "Hult",
    condition: "new",
    shipping_weight: "1.5 kg",
    product_type: "Redskap > Yxor",
  })),
);

/** The merchant's own part of shop.json. */
const words = {
  name: "Skogens redskap",
  company: {
    name: "Skogens redskap AB",
    organisationNumber: "556703-7485",
    vatNumber: "SE556703748501",
    address: "Storgatan 1, 903 30 Umeå",
  },
  contact: { email: "hej@skogen.example", phone: "090-12 34 56" },
  delivery: {
    ways: [{ id: "hem", name: "Budbil", kind: "home", price: 59, days: { from: 1, to: 2 } }],
  },
  payment: { ways: [{ id: "klarna", name: "Klarna", provider: "klarna", for: ["private", "company"] }] },
  webhooks: [
    {
      id: "lager",
      address: "",
      events: ["order.placed", "order.paid", "order.shipped", "order.returned", "order.refunded"],
    },
  ],
  mail: { from: "Skogens redskap <hej@skogen.example>", orders: "order@skogen.example" },
};

beforeAll(async () => {
  await once(receiver.listen(0, "127.0.0.1"), "listening");
  const { port } = z.object({ port: z.number() }).parse(receiver.address());
  const webhooks = words.webhooks.map((one) => ({ ...one, address: `http://127.0.0.1:${port}/torg` }));
  const { $schema } = z
    .object({ $schema: z.string() })
    .parse(JSON.parse(readFileSync(join(own.folder, "shop.json"), "utf8")));
  writeFileSync(join(own.folder, "shop.json"), JSON.stringify({ $schema, ...words, webhooks }, null, 2));
  writeFileSync(join(own.folder, "pages/om-oss.md"), "---\ntitle: Om oss\n---\nVi smider i {{company.address}}.\n");
  writeFileSync(join(own.folder, "feed/products.xml"), feed);
  shop = await own.start({ WEBHOOK_SECRET_LAGER: secret, WEBHOOKS_ALLOW_PRIVATE: "1" });
  browser = await openBrowser();
  const context = await openVisitor(browser, shop.address, { viewport: viewports.phone, hasTouch: true });
  page = await context.newPage();
});

afterAll(async () => {
  await browser.close();
  await shop.stop();
  receiver.close();
  own.remove();
});

/** Recipients and subjects of the letters, in alphabetical order. */
function letters(): readonly (readonly string[])[] {
  const field = (letter: string, name: string) => new RegExp(`^${name}: (.*(?:\\n .*)*)`, "m").exec(letter)?.[1] ?? "";
  return own
    .letters()
    .map((letter) => ["To", "Subject"].map((name) => field(letter, name)))
    .sort((a, b) => a.join("").localeCompare(b.join("")));
}

const money = (capture: number, refund: number) => ({ capture, refund, release: 0 });

/** The sums at the provider, in the shop's ledger and in stock, in öre and pieces. */
async function books() {
  return withDatabase(own.dataDir, async (db) => {
    const sums = async (table: "stand_in_move" | "payment_ledger") => {
      const rows = await db.selectFrom(table).select(["kind", "amount_ore"]).execute();
      return Object.fromEntries(
        ["capture", "refund", "release"].map((kind) => [
          kind,
          rows.reduce((sum, row) => sum + (row.kind === kind ? row.amount_ore : 0), 0),
        ]),
      );
    };
    const [provider, ledger] = [await sums("stand_in_move"), await sums("payment_ledger")];
    const stock = await db.selectFrom("stock_ledger").select("change").where("order_id", "=", orderId).execute();
    return { provider, ledger, pieces: stock.map(({ change }) => change) };
  });
}

describe("a merchant with a folder, a feed and a provider", () => {
  it("shows goods, pages and delivery of its own", async () => {
    const imported = await own.run("import/main.ts", join(own.folder, "feed/products.xml"), "--source", "products");
    expect(imported).toMatchObject({ code: 0 });
    await expect
      .poll(async () => {
        await page.goto(`${shop.address}/kategori/redskap/yxor`);
        return page.getByRole("article").count();
      })
      .toBe(20);
    await page.goto(`${shop.address}/sidor/om-oss`);
    await page.getByText("Vi smider i Storgatan 1, 903 30 Umeå.").waitFor();
  });

  it("receives an order that is paid through the provider, with a letter to both sides", async () => {
    await page.goto(`${shop.address}/kategori/redskap/yxor`);
    await page
      .getByRole("article", { name: "Yxa nr 7" })
      .getByRole("link", { name: /Yxa nr 7/ })
      .first()
      .tap();
    await page.waitForURL(/\/produkter\//);
    await putIntoCart(page, page.url());
    await page.goto(`${shop.address}/kassa/leverans`);
    const cart = page.getByRole("region", { name: /Din varukorg$/ });
    await cart
      .getByRole("button", { name: /^Öka antal/ })
      .first()
      .tap();
    await page.getByRole("textbox", { name: "Postnummer" }).first().fill("903 30");
    await page.getByRole("button", { name: "Fortsätt" }).tap();
    await chooseRadio(page.getByRole("radio", { name: /^Budbil/ }));
    await page
      .getByText(/^1\s058\skr$/)
      .first()
      .waitFor();
    const embed = page.locator("#klarna-checkout-container");
    await embed.getByRole("button", { name: "Slutför köp" }).tap();
    await page.getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
    orderId = Number(page.url().split("/").at(-1));
    await expect.poll(() => letters().length, { timeout: 20_000 }).toBe(2);
    expect(letters()).toEqual([
      ["order@skogen.example", `Ny beställning ${orderId}: 1 058,00 kr, Test Testsson`],
      ["test@example.se", `Orderbekräftelse ${orderId} – Skogens redskap`],
    ]);
    expect(await books()).toEqual({ provider: money(0, 0), ledger: money(0, 0), pieces: [-2] });
  });

  it("ships the goods at the desk, and only then is the money captured", async () => {
    const bo = await addOperator(own.dataDir, { name: "Bo Ek", email: "bo@skogen.example", role: "seller" });
    await page.goto(`${shop.address}/butiken`);
    await logInAtDesk(page, bo);
    await page.getByRole("link", { name: `Order ${orderId}` }).tap();
    await page.getByLabel("Transportör").fill("PostNord");
    await page.getByLabel("Kollinummer").fill("00370123456789");
    await page.getByRole("button", { name: "Skicka", exact: true }).tap();
    await page
      .getByRole("status")
      .getByText(/är skickad\. Köparen får ett mejl\./)
      .waitFor();
    await expect.poll(books, { timeout: 20_000 }).toEqual({
      provider: money(total, 0),
      ledger: money(total, 0),
      pieces: [-2],
    });
    await expect.poll(() => letters().length, { timeout: 20_000 }).toBe(3);
  });

  it("takes one piece back at the desk, refunds it with a credit note, and has told a program everything", async () => {
    await page
      .getByRole("region", { name: "Gör något med ordern" })
      .getByText("Ta emot retur", { exact: true })
      .first()
      .tap();
    await page.getByRole("spinbutton").fill("1");
    await pressChoice(page.getByRole("checkbox", { name: "Varorna kan säljas igen" }));
    await page.getByRole("button", { name: "Registrera retur" }).tap();
    await page
      .getByRole("status")
      .getByText(/^Returen av order \d+ är registrerad\./)
      .waitFor();
    await expect.poll(books, { timeout: 20_000 }).toEqual({
      provider: money(total, axe),
      ledger: money(total, axe),
      pieces: [-2, 1],
    });
    await expect.poll(() => letters().length, { timeout: 20_000 }).toBe(4);
    expect(own.letters().filter((one) => wordsOfTheDemo.test(one))).toEqual([]);
    const [letter] = own.letters().filter((one) => one.includes("Kreditfaktura 1"));
    expect(letter).toContain("Summa: 499,50 kr");
    expect(letter).toContain("Varav moms 25 %: 99,90 kr");
    await expect
      .poll(() => heard.map(({ type }) => type).sort(), { timeout: 20_000 })
      .toEqual(["order.paid", "order.placed", "order.refunded", "order.returned", "order.shipped"]);
    expect(heard.find(({ type }) => type === "order.refunded")?.data).toMatchObject({
      order: String(orderId),
      kronor: 499.5,
    });
  });
});
