import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadCheckoutTables } from "../../checkout/loadCheckoutTables.ts";
import { loadWaysToPay } from "../../checkout/loadWaysToPay.ts";
import { readConfig } from "../../config/readConfig.ts";
import { createShopFrame } from "../../settings/createShopFrame.ts";
import { readSender } from "../../settings/readSender.ts";
import { fillDemoShop } from "../../seed/demo/fillDemoShop.ts";
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

/** Takes shop.json with other parts than that of a new shop. */
async function takeWith(parts: object, environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const file = join(folder, "shop.json");
  const shop: unknown = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify(Object.assign({}, shop, parts)));
  await take(environment);
}

const frame = async () => (await createShopFrame(database.db, loadWaysToPay)).current();
const waysOfDelivery = async () => (await loadCheckoutTables(database.db)).deliveryTypes;

const home = { id: "hem", name: "Hem", kind: "home", price: 49.5, days: { from: 1, to: 3 } };
const evening = { id: "kvall", name: "Kväll", kind: "home", price: 149, options: [{ id: "sen", name: "18–22" }] };

describe("a shop's folder", () => {
  it("is what the shop tells of itself", async () => {
    await takeWith({ mail: { from: "Butiken <hej@butik.example>" }, productsPerPage: 36 });
    const { settings, perPage, aboutPages, contents } = await frame();
    expect(settings).toMatchObject({ shopName: "Min butik", company: { name: "Min butik AB" } });
    expect(settings.company.customerServiceHours).toBe("mån–fre 9–17");
    expect(perPage).toBe(36);
    expect(aboutPages.map(({ title }) => title)).toEqual(["Om oss"]);
    expect(aboutPages[0]?.subpages.map(({ title }) => title)).toContain("Kundservice");
    expect(contents.get("kopvillkor")?.html).toContain("handlar hos Min butik AB");
    expect(await readSender(database.db)).toBe("Butiken <hej@butik.example>");
  });

  it("keeps a way of delivery by its name, and withdraws what it no longer names", async () => {
    await takeWith({ delivery: { ways: [home, evening] } });
    const [first] = await waysOfDelivery();
    expect(first).toMatchObject({ name: "Hem", priceOre: 4950, days: { from: 1, to: 3 }, rates: [] });
    await takeWith({
      delivery: {
        ways: [
          { ...evening, name: "Sent" },
          { ...home, price: 59 },
        ],
      },
    });
    const both = await waysOfDelivery();
    expect(both.map(({ name }) => name)).toEqual(["Sent", "Hem"]);
    expect(both[1]).toMatchObject({ id: first?.id, priceOre: 5900 });
    expect(both[0]?.shippingOptions).toEqual([{ key: "sen", label: "18–22" }]);
    await takeWith({ delivery: { ways: [evening] } });
    expect((await waysOfDelivery()).map(({ name }) => name)).toEqual(["Kväll"]);
  });

  it("says what a way costs by weight, value and postal code, and where it does not go", async () => {
    const rates = [
      { postalCodes: ["98"], price: 199, days: { from: 3, to: 6 } },
      { overKilograms: 20, price: 399 },
      { goodsFrom: 2000, price: 0 },
    ];
    const point = { id: "ombud", name: "Ombud", kind: "service-point", price: 49, places: "postnord" };
    const ways = [{ ...home, rates, notTo: ["62"], heaviest: 35.5 }, point];
    await takeWith({ delivery: { ways, sentSameDayUntil: "12:30" } });
    const { deliveryTypes, settings } = await loadCheckoutTables(database.db);
    expect(settings.cutOff).toBe("12:30");
    expect(deliveryTypes[0]).toMatchObject({
      notTo: ["62"],
      heaviestGrams: 35_500,
      rates: [
        { postalCodes: ["98"], overGrams: null, goodsFromOre: null, priceOre: 19_900, days: { from: 3, to: 6 } },
        { postalCodes: [], overGrams: 20_000, priceOre: 39_900, days: null },
        { goodsFromOre: 200_000, priceOre: 0 },
      ],
    });
    expect(deliveryTypes[1]).toMatchObject({ placesFrom: "postnord" });
  });

  it("offers the ways to pay that can be reached", async () => {
    await take();
    expect((await loadCheckoutTables(database.db)).paymentMethods.map(({ handler }) => handler)).toEqual([
      "card",
      "klarna",
      "manual",
    ]);
    await take(klarna);
    const { paymentMethods } = await loadCheckoutTables(database.db);
    expect(paymentMethods.map(({ handler }) => handler)).toEqual(["klarna", "manual"]);
  });

  it("offers every provider that there is access to where it names no way to pay", async () => {
    await takeWith({ payment: undefined }, klarna);
    expect(await loadWaysToPay(database.db)).toEqual(["Klarna"]);
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
    expect(both[1]?.openingHours).toContain("<tr><th>lör</th><td>10–14</td></tr>");
    await takeWith({ stores: stores.slice(0, 1) });
    expect((await frame()).stores).toEqual([{ ...both[1] }]);
  });

  it("ends a discount code that it no longer names, and leaves those of a command alone", async () => {
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

  it("leads from addresses that have moved, and shows the campaign that runs", async () => {
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

  it("changes nothing where a single place is wrong, and names all of them", async () => {
    await take();
    writeFileSync(join(folder, "pages/om-oss.md"), "---\ntitle: Om oss\n---\n{{company.nmae}}");
    const refused = takeWith({ name: "Annan", theme: "blue", productsPerPage: "24" });
    await expect(refused).rejects.toThrow(
      /shop\.json:1:\d+ {2}theme[\s\S]*productsPerPage[\s\S]*pages\/om-oss\.md:4:1/,
    );
    expect((await frame()).settings.shopName).toBe("Min butik");
  });

  it("names a page of the menu that is not there, and names that stand twice", async () => {
    const refused = takeWith({ navigation: { direct: ["finns-inte"] }, delivery: { ways: [home, home] } });
    await expect(refused).rejects.toThrow(
      /delivery\.ways names "hem" twice[\s\S]*There is no page "finns-inte"\. Possible: butiker/,
    );
  });

  it("leaves nothing of the demo in a shop that was begun as one, which is not opened to the public before", async () => {
    await database.db.transaction().execute((transaction) => fillDemoShop(transaction));
    const config = readConfig({ SHOP_PUBLIC_URL: publicUrl });
    await expect(refuseDemoFacts(database.db, config)).rejects.toThrow(
      /setting: company\.name[\s\S]*page: \/sidor\/kopvillkor[\s\S]*store: Butik[\s\S]*way to pay: Faktura[\s\S]*service point: Ombudet i/,
    );
    await expect(refuseDemoFacts(database.db, readConfig({}))).resolves.toBeUndefined();
    await expect(refuseDemoFacts(database.db, { ...config, showsDemo: true })).resolves.toBeUndefined();
    await take();
    expect(await findDemoFacts(database.db)).toEqual([]);
    await expect(refuseDemoFacts(database.db, config)).resolves.toBeUndefined();
  });
});
