import Fastify from "fastify";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { accountEmail } from "../../account/emails/accountEmail.ts";
import { checkPostalCode } from "../../checkout/delivery/checkPostalCode.ts";
import { loadCheckoutConfiguration } from "../../checkout/configuration/loadCheckoutConfiguration.ts";
import { loadPaymentMarks } from "../../checkout/payment/loadPaymentMarks.ts";
import { readConfig } from "../../config/readConfig.ts";
import { refusalOf } from "../../http/responses/answerError.ts";
import { createShopFrame } from "../../settings/createShopFrame.ts";
import { registerSheetRoute } from "../../pages/registerSheetRoute.ts";
import { readEmailSetting } from "../../settings/readEmailSetting.ts";
import { demoStores } from "../../seed/shared/demoStores.ts";
import { fillNordhem } from "../../seed/shared/fillNordhem.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/createTestDatabase.ts";
import { findDemoFacts } from "../findDemoFacts.ts";
import { refuseDemoFacts } from "../refuseDemoFacts.ts";
import { takeShopFolder } from "../takeShopFolder.ts";

const template = fileURLToPath(new URL("../../../../../packages/create-torg/template", import.meta.url));

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), "torg-folder-"));
  cpSync(template, folder, { recursive: true });
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const publicUrl = "https://skogen.example";
const klarna = { SHOP_PUBLIC_URL: publicUrl, KLARNA_USERNAME: "name", KLARNA_PASSWORD: "password" };
const take = (environment: Readonly<Record<string, string>> = {}) =>
  takeShopFolder(database.db, readConfig({ ...environment, SHOP_FOLDER: folder }));

/** Takes over the shop.json of a new shop with some parts replaced. */
async function takeWith(parts: object, environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const file = join(folder, "shop.json");
  const shop: unknown = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify(Object.assign({}, shop, parts)));
  await take(environment);
}

const frame = async () => (await createShopFrame(database.db, loadPaymentMarks)).current();
const readMethods = async () => (await loadCheckoutConfiguration(database.db)).deliveryMethods;

const home = { id: "hem", name: "Hem", kind: "home", price: 49.5, days: { from: 1, to: 3 } };
const evening = { id: "kvall", name: "Kväll", kind: "home", price: 149, options: [{ id: "sen", name: "18–22" }] };

describe("a shop's folder", () => {
  it("sets the VAT of categories, which their products use at once and drop when it is removed", async () => {
    await database.pool.query(`
      INSERT INTO category (id, parent_id, name, slug, path, level)
      VALUES (1, NULL, 'Böcker', 'bocker', 'bocker', 1), (2, 1, 'Romaner', 'romaner', 'bocker/romaner', 2);
      INSERT INTO source (id, name) VALUES (1, 'products');
      INSERT INTO product (source_id, external_id, category_id, name, title, told_vat_percent)
      VALUES (1, 'roman', 2, 'Roman', 'Roman', NULL), (1, 'karta', 2, 'Karta', 'Karta', 25)`);
    const rates = async (): Promise<unknown> =>
      (await database.pool.query("SELECT external_id, vat_percent FROM product ORDER BY 1")).rows.map(Object.values);
    await takeWith({ vat: [{ category: "bocker", percent: 6 }] });
    expect(await rates()).toEqual([
      ["karta", 25],
      ["roman", 6],
    ]);
    await takeWith({ vat: [] });
    expect(await rates()).toEqual([
      ["karta", 25],
      ["roman", 25],
    ]);
    await expect(takeWith({ vat: [{ category: "bocker", percent: 7 }] })).rejects.toThrow(/vat\[0\]\.percent/);
  });

  it("sets how long after the delivery buyers are asked for reviews, and keeps it otherwise", async () => {
    const days = async (): Promise<unknown> =>
      (await database.pool.query("SELECT value ->> 'ask_after_days' AS days FROM setting WHERE key = 'reviews'")).rows;
    await takeWith({});
    expect(await days()).toEqual([]);
    await takeWith({ reviews: { askAfterDays: 7 } });
    await takeWith({ reviews: undefined });
    expect(await days()).toEqual([{ days: "7" }]);
    await takeWith({ reviews: { askAfterDays: 0 } });
    expect(await days()).toEqual([{ days: "0" }]);
    await expect(takeWith({ reviews: { askAfterDays: 500 } })).rejects.toThrow(/reviews\.askAfterDays/);
  });

  it("sets whose checkout part includes the delivery and the text beside it, and keeps both otherwise", async () => {
    const ways = [{ ...home, providerShippingId: "hem" }];
    const handler = async () => (await loadCheckoutConfiguration(database.db)).settings.deliveryHandler;
    const beside = async () => (await frame()).ownSettings;
    await takeWith({ delivery: { ways } });
    expect(await handler()).toBe("internal");
    await takeWith({ delivery: { ways, chosenIn: "klarna" }, checkout: { priceComparison: "<b>Billigast</b>" } });
    expect([await handler(), await beside()]).toMatchObject([
      "klarna",
      { checkoutPriceComparison: "<b>Billigast</b>" },
    ]);
    await takeWith({ delivery: { ways }, checkout: { loyaltyClub: "<p>Klubben</p>" } });
    expect([await handler(), await beside()]).toMatchObject([
      "klarna",
      { checkoutPriceComparison: "<b>Billigast</b>", checkoutLoyaltyClub: "<p>Klubben</p>" },
    ]);
    await takeWith({ delivery: { ways, chosenIn: "shop" }, checkout: { priceComparison: "" } });
    expect([await handler(), await beside()]).toMatchObject(["internal", { checkoutPriceComparison: "" }]);
  });

  it("contains what the shop says about itself", async () => {
    await takeWith({ mail: { from: "Butiken <hej@butik.example>" }, productsPerPage: 36 });
    const { settings, perPage, aboutPages, contents } = await frame();
    expect(settings).toMatchObject({ shopName: "Min butik", company: { name: "Min butik AB" } });
    expect(settings.company.customerServiceHours).toBe("mån–fre 9–17");
    expect(perPage).toBe(36);
    expect(aboutPages.map(({ title }) => title)).toEqual(["Om oss"]);
    expect(aboutPages[0]?.subpages.map(({ title }) => title)).toContain("Kundservice");
    expect(contents.get("kopvillkor")?.html).toContain("handlar hos Min butik AB");
    expect((await readEmailSetting(database.db)).from).toBe("Butiken <hej@butik.example>");
  });

  it("keeps a delivery by its id, and withdraws those that are no longer listed", async () => {
    await takeWith({ delivery: { ways: [home, evening] } });
    const [first] = await readMethods();
    expect(first).toMatchObject({ name: "Hem", priceOre: 4950, days: { from: 1, to: 3 }, rates: [] });
    await takeWith({
      delivery: {
        ways: [
          { ...evening, name: "Sent" },
          { ...home, price: 59 },
        ],
      },
    });
    const both = await readMethods();
    expect(both.map(({ name }) => name)).toEqual(["Sent", "Hem"]);
    expect(both[1]).toMatchObject({ id: first?.id, priceOre: 5900 });
    expect(both[0]?.shippingOptions).toEqual([{ key: "sen", label: "18–22" }]);
    await takeWith({ delivery: { ways: [evening] } });
    expect((await readMethods()).map(({ name }) => name)).toEqual(["Kväll"]);
  });

  it("sets the price of a delivery by weight, value and postal code, and where it does not go", async () => {
    const rates = [
      { postalCodes: ["98"], price: 199, days: { from: 3, to: 6 } },
      { overKilograms: 20, price: 399 },
      { goodsFrom: 2000, price: 0 },
    ];
    const point = { id: "ombud", name: "Ombud", kind: "service-point", price: 49, places: "postnord" };
    const ways = [{ ...home, rates, notTo: ["62"], heaviest: 35.5 }, point];
    await takeWith({ delivery: { ways, sentSameDayUntil: "12:30" } });
    const { deliveryMethods, settings } = await loadCheckoutConfiguration(database.db);
    expect(settings.cutOff).toBe("12:30");
    expect(deliveryMethods[0]).toMatchObject({
      excludedPostalPrefixes: ["62"],
      maxWeightGrams: 35_500,
      rates: [
        { postalCodes: ["98"], overGrams: null, goodsFromOre: null, priceOre: 19_900, days: { from: 3, to: 6 } },
        { postalCodes: [], overGrams: 20_000, priceOre: 39_900, days: null },
        { goodsFromOre: 200_000, priceOre: 0 },
      ],
    });
    expect(deliveryMethods[1]).toMatchObject({ placesFrom: "postnord" });
  });

  it("sets its own service points, whether a store can be chosen, and excluded postal codes", async () => {
    const head = "id,name,address,postalCode,city,latitude,longitude";
    writeFileSync(join(folder, "service-points.csv"), `${head}\ntorget,Kiosken,Torget 1,903 30,Umeå,63.8258,20.263\n`);
    const ways = [
      { id: "ombud", name: "Ombud", kind: "service-point", price: 49, places: "list" },
      { id: "butik", name: "Butik", kind: "store" },
      { id: "hamta", name: "Hämta", kind: "store", chooseStore: false },
    ];
    const refused = [{ postalCode: "98131", says: ["Dit når vi inte."], provider: "klarna" }];
    await takeWith({ delivery: { ways, refused } });
    expect((await readMethods()).map(({ placesFrom }) => placesFrom)).toEqual(["list", "stores", ""]);
    const points = await database.db.selectFrom("service_point").select(["name", "zip", "lat"]).execute();
    expect(points).toEqual([{ name: "Kiosken", zip: "903 30", lat: 63.8258 }]);
    expect(await checkPostalCode(database.db, "981 31", "SE")).toMatchObject({
      ok: false,
      texts: ["Dit når vi inte."],
      handler: "klarna",
    });
    await takeWith({ delivery: { ways, refused: [] } });
    expect(await checkPostalCode(database.db, "981 31", "SE")).toMatchObject({ ok: true });
  });

  it("offers the payment methods that are accessible", async () => {
    await take();
    expect((await loadCheckoutConfiguration(database.db)).paymentMethods.map(({ handler }) => handler)).toEqual([
      "card",
      "klarna",
      "manual",
    ]);
    await take(klarna);
    const { paymentMethods } = await loadCheckoutConfiguration(database.db);
    expect(paymentMethods.map(({ handler }) => handler)).toEqual(["klarna", "manual"]);
  });

  it("offers every accessible provider when it lists no payment methods", async () => {
    await takeWith({ payment: undefined }, klarna);
    expect((await loadPaymentMarks(database.db)).map(({ name }) => name)).toEqual(["Klarna"]);
  });

  it("shows its stores with their hours, and no longer those that it has closed", async () => {
    const week = [{ days: ["sat"], from: "10:00", to: "14:00" }];
    const stores = [
      { id: "umea", name: "Umeå", city: "Umeå", openingHours: { week } },
      { id: "boden", name: "Boden", city: "Boden" },
    ];
    await takeWith({ stores });
    const both = (await frame()).stores;
    expect(both.map(({ pageUrl }) => pageUrl)).toEqual(["/sidor/butiker/boden", "/sidor/butiker/umea"]);
    expect(both[1]?.openingHours).toContain("<tr><th>Lör</th><td>10–14</td></tr>");
    await takeWith({ stores: stores.slice(0, 1) });
    expect((await frame()).stores).toEqual([{ ...both[1] }]);
  });

  it("ends a discount code that is no longer listed, and keeps those made by a command", async () => {
    await database.pool.query("INSERT INTO discount (code, label, kind, value) VALUES ('EGEN', 'Egen', 'percent', 5)");
    const ended = async () => {
      const { rows } = await database.pool.query<{ code: string; ended: boolean }>(
        "SELECT code, coalesce(ends_at <= now(), false) AS ended FROM discount ORDER BY code",
      );
      return Object.fromEntries(rows.map((row) => [row.code, row.ended]));
    };
    await takeWith({ discountCodes: [{ code: "REA", name: "Rea", percent: 10, until: "2099-12-31" }] });
    expect(await ended()).toEqual({ EGEN: false, REA: false });
    await takeWith({ discountCodes: [] });
    expect(await ended()).toEqual({ EGEN: false, REA: true });
  });

  it("redirects addresses that have moved, and shows the current campaign", async () => {
    const campaigns = [
      { title: "Var", until: "2020-01-01" },
      { title: "Rea", until: "2099-12-31", address: "/sidor/rea" },
    ];
    await takeWith({ redirects: [{ from: "/gammal", to: "/ny" }], home: { heading: "Hej", campaigns } });
    expect((await database.pool.query("SELECT * FROM redirect")).rows).toEqual([
      { path: "/gammal", target: "/ny", status: 301 },
    ]);
    expect((await frame()).home).toMatchObject({
      heading: "Hej",
      campaigns: [{ endsAt: "2020-01-01T23:00:00.000Z" }, {}],
    });
  });

  it("uses its own style sheet, while cached pages keep the previous one", async () => {
    const sheet = join(folder, "theme.css");
    const css = [":root { --torg-color-accent: #123456 }", ":root { --torg-color-accent: #654321 }"] as const;
    writeFileSync(sheet, css[0]);
    await take();
    const first = (await frame()).settings.sheet;
    expect(first.integrity).toBe(`sha256-${createHash("sha256").update(css[0]).digest("base64")}`);
    writeFileSync(sheet, css[1]);
    await take();
    const source = await createShopFrame(database.db, loadPaymentMarks);
    const server = Fastify();
    registerSheetRoute(server, { frame: source });
    const second = source.current().settings.sheet;
    const served = await Promise.all([first, second].map(({ address }) => server.inject(address)));
    expect(served.map(({ body }) => body)).toEqual(css);
    expect(served[0]?.headers).toMatchObject({
      "cache-control": expect.stringContaining("immutable"),
      "content-type": "text/css; charset=utf-8",
    });
    rmSync(sheet);
    await take();
    expect((await frame()).settings.sheet.address).toBe("");
    writeFileSync(sheet, "a {");
    await expect(take()).rejects.toThrow("theme.css:1:1  This is no CSS: Unclosed block.");
    await server.close();
  });

  it("switches features of lists, pages and maps, and keeps what is not listed", async () => {
    const tiles = "https://kartor.example/{z}/{x}/{y}.png";
    const picture = "/assets/uploads/garanti.png";
    await takeWith({
      catalog: { priceFilter: false, compareAtMost: 3, search: false, discountBadge: "/assets/uploads/rea.svg" },
      maps: { tiles, attribution: "Kartor AB", key: "k" },
      guarantee: { picture, width: 300 },
      returns: { pictures: 5 },
      logo: { picture: "/assets/uploads/skogen.svg", width: 160, height: 40 },
      checkout: { newsletter: false, terms: "/sidor/villkor" },
      home: { rows: [{ heading: "Nytt", show: "new", category: "vitvaror" }] },
    });
    const { settings, home: shown } = await frame();
    expect(settings).toMatchObject({
      hidePriceFilter: true,
      hideSearch: true,
      showLoginLink: true,
      compareMax: 3,
      customDiscountPercentageBadge: { active: true, image: "/assets/uploads/rea.svg" },
      maps: { tileUrl: tiles, attribution: "Kartor AB", key: "k", china: false },
      legalGuarantee: { image: picture, width: 300, height: 420, link: "" },
      returnImageMax: 5,
      logo: { picture: "/assets/uploads/skogen.svg", width: 160, height: 40 },
      termsUrl: "/sidor/villkor",
    });
    expect(shown.rows).toEqual([{ heading: "Nytt", show: "new", category: "vitvaror", products: [], most: 8 }]);
    expect((await loadCheckoutConfiguration(database.db)).settings.newsletterActive).toBe(false);
    await takeWith({ catalog: undefined, maps: undefined, checkout: undefined });
    expect((await frame()).settings).toMatchObject({ compareMax: 3, maps: { tileUrl: tiles } });
    await expect(takeWith({ maps: { tiles: "http://kartor.example" } })).rejects.toThrow("maps.tiles");
    await expect(takeWith({ home: { rows: [{ heading: "Val", show: "products" }] } })).rejects.toThrow(
      "name ids in `products`",
    );
  });

  it("uses its own texts, and the default ones again without them", async () => {
    const texts = join(folder, "texts.json");
    writeFileSync(texts, '{ "cart": { "title": "Din kasse", "maxPerCustomer": "Högst {max}" } }');
    await take();
    expect((await frame()).settings.words).toEqual({ cart: { title: "Din kasse", maxPerCustomer: "Högst {0}" } });
    writeFileSync(texts, '{ "cart": { "titel": "Din kasse" } }');
    await expect(take()).rejects.toThrow("texts.json:1:22  cart.titel is not known. Possible: ");
    rmSync(texts);
    await take();
    expect((await frame()).settings.words).toEqual({});
  });

  it("changes letters and server messages in the running process, and leaves them out of pages", async () => {
    const texts = join(folder, "texts.json");
    const own = {
      letters: { account: { login: { subject: "Kom in" }, hello: "Tjena {name}!" } },
      answers: { general: { notFound: "Här är tomt." } },
    };
    const said = () => {
      const { subject, text } = accountEmail({ email: "asa@example.se", firstName: "Åsa" }, login, shop);
      return [subject, text.split("\n")[0], refusalOf({ statusCode: 404 }).message];
    };
    const login = { says: "login", address: "https://skogen.example/lank", minutes: 30 } as const;
    const shop = { shopName: "Skogen", contacts: [] };
    const usual = ["Logga in – Skogen", "Hej Åsa!", "Sidan eller produkten kunde inte hittas."];
    expect(said()).toEqual(usual);
    writeFileSync(texts, JSON.stringify(own));
    await take();
    const source = await createShopFrame(database.db, loadPaymentMarks);
    expect(source.current().settings.words).toEqual({});
    expect(said()).toEqual(["Kom in – Skogen", "Tjena Åsa!", "Här är tomt."]);
    writeFileSync(texts, '{ "letters": { "account": { "holds": "Länken gäller." } } }');
    await expect(take()).rejects.toThrow("texts.json:1:38  letters.account.holds has to name {minutes}.");
    rmSync(texts);
    await take();
    await source.reload();
    expect(said()).toEqual(usual);
  });

  it("changes nothing when a single place is wrong, and reports all mistakes", async () => {
    await take();
    writeFileSync(join(folder, "pages/om-oss.md"), "---\ntitle: Om oss\n---\n{{company.nmae}}");
    const refused = takeWith({ name: "Annan", theme: "blue", productsPerPage: "24" });
    await expect(refused).rejects.toThrow(
      /shop\.json:1:\d+ {2}theme[\s\S]*productsPerPage[\s\S]*pages\/om-oss\.md:4:1/,
    );
    expect((await frame()).settings.shopName).toBe("Min butik");
  });

  it("reports a missing page in the menu, and duplicate names", async () => {
    const refused = takeWith({ navigation: { direct: ["finns-inte"] }, delivery: { ways: [home, home] } });
    await expect(refused).rejects.toThrow(
      /delivery\.ways names "hem" twice[\s\S]*There is no page "finns-inte"\. Possible: butiker/,
    );
  });

  it("replaces everything of the demo, which cannot be opened to the public before that", async () => {
    await database.db.transaction().execute((transaction) => fillNordhem(transaction, "demo"));
    const config = readConfig({ SHOP_PUBLIC_URL: publicUrl });
    await expect(refuseDemoFacts(database.db, config, demoStores())).rejects.toThrow(
      /setting: company\.name[\s\S]*page: \/sidor\/kopvillkor[\s\S]*store: Butik[\s\S]*way to pay: Faktura för företag\n.*Klarna\n.*Kort\n.*Swish[\s\S]*service point: Ombudet i[\s\S]*gift card: PRESENT500/,
    );
    await expect(refuseDemoFacts(database.db, readConfig({}), demoStores())).resolves.toBeUndefined();
    await expect(refuseDemoFacts(database.db, { ...config, showsDemo: true }, demoStores())).resolves.toBeUndefined();
    await take();
    expect(await findDemoFacts(database.db, demoStores())).toEqual([]);
    await expect(refuseDemoFacts(database.db, config, demoStores())).resolves.toBeUndefined();
  });
});
