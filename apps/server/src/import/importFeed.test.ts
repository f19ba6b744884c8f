import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { importFeed, type ImportOptions } from "./importFeed.ts";
import { writeTable, writeXml, type WrittenItem } from "@torg/feed/fixtures";

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

async function run(feed: string | Uint8Array, options: Partial<ImportOptions> = {}) {
  const location = join(folder, "feed");
  await writeFile(location, feed);
  return importFeed({ pool: database.pool, location, ...options });
}

const item = (id: string, more: WrittenItem = {}): WrittenItem => ({
  id,
  title: `Vara ${id}`,
  description: "Text",
  link: "https://x.example/1",
  image_link: `https://x.example/${id}.jpg`,
  availability: "in_stock",
  price: "100.00 SEK",
  brand: "Nordvik",
  product_type: "Vitvaror > Tvätt & tork",
  color: "Svart/Vit",
  ...more,
});
const variants = ["S", "M", "L"].map((size) =>
  item(`t-${size}`, {
    title: `Tröja ${size}`,
    item_group_id: "t",
    size,
    price: `${size === "M" ? 80 : 120} kr`,
    product_type: "Herr > Tröjor",
  }),
);
const screens = Array.from({ length: 10 }, (_, n) =>
  item(`s${n}`, {
    product_type: "Bild > Skärmar",
    product_detail: [
      { section: "Bild", name: "Storlek", value: `${20 + n} tum` },
      { section: "", name: "Panel", value: n % 2 ? "IPS" : "VA" },
    ],
  }),
);
const all = [item("1"), item("2"), ...variants, ...screens];

/** Everything that a shopper can see, without database ids. */
async function catalogue(): Promise<unknown> {
  const { rows } = await database.pool.query(`
    SELECT p.external_id, p.name, p.price_ore, p.prior_price_ore, p.availability, p.stock, p.image, p.images, p.description_html, p.specifications,
      p.is_parent, p.price_hidden, p.content_hash, c.path, b.link, parent.external_id AS parent,
      ARRAY(SELECT g.title || g.type || coalesce(g.unit, '') || v.value FROM product_filter s JOIN spec_value v ON v.id = ANY (s.spec_value_ids) JOIN spec_group g ON g.id = v.group_id WHERE s.product_id = p.id ORDER BY 1) AS specs,
      ARRAY(SELECT k.name || v.name FROM product_filter s JOIN color_value v ON v.id = ANY (s.color_value_ids) JOIN color k ON k.id = v.color_id WHERE s.product_id = p.id ORDER BY 1) AS colours,
      ARRAY(SELECT a.label || v.name FROM product_variant_value s JOIN variant_value v ON v.id = s.value_id JOIN variant_attribute a ON a.id = v.attribute_id WHERE s.product_id = p.id ORDER BY 1) AS variant
    FROM product p LEFT JOIN category c ON c.id = p.category_id LEFT JOIN brand b ON b.id = p.brand_id LEFT JOIN product parent ON parent.id = p.parent_id
    WHERE p.removed_at IS NULL ORDER BY p.external_id`);
  return rows;
}

describe("importFeed", () => {
  it("writes the decimals of a measure with a comma, and keeps the point of a version", async () => {
    const details = ["23.8 tum", "2.1", "HDMI 2.0", "0,5 ms"].map((value, at) => ({
      section: "",
      name: `N${at}`,
      value,
    }));
    const product_highlight = ["Skärmstorlek: 23.8 tum", "Gränssnitt: HDMI 2.0"];
    await run(writeXml([item("decimals", { product_detail: details, product_highlight })]));
    const { rows } = await database.pool.query("SELECT specifications, summary FROM product");
    expect(rows[0].summary).toBe("Skärmstorlek: 23,8 tum, Gränssnitt: HDMI 2.0");
    const values = rows[0].specifications.map(({ value }: { value: string }) => value);
    expect(values).toEqual(["23,8 tum", "2.1", "HDMI 2.0", "0,5 ms"]);
  });

  const brandsOf = async () => {
    const { rows } = await database.pool.query<{ id: string; name: string | null; link: string | null }>(
      "SELECT p.external_id AS id, b.name, b.link FROM product p LEFT JOIN brand b ON b.id = p.brand_id ORDER BY 1",
    );
    return rows.map(({ id, name, link }) => [id, name, link]);
  };

  it("creates no brand for a word that only fills the field", async () => {
    await run(writeXml(["none", "N/A", "-", "Okänd"].map((brand, at) => item(`${at}`, { brand, mpn: brand }))));
    expect(await brandsOf()).toEqual(["0", "1", "2", "3"].map((id) => [id, null, null]));
    expect((await database.pool.query("SELECT FROM brand")).rowCount).toBe(0);
    expect((await database.pool.query("SELECT FROM product WHERE article_number IS NOT NULL")).rowCount).toBe(0);
  });

  it("takes spellings that differ in case and accents for one brand, by the more frequent one", async () => {
    const delivery = ["Cafe", "Café", "CAFÉ", "Café", "Cafe Noir"].map((brand, at) => item(`${at}`, { brand }));
    await run(writeXml(delivery));
    const wanted = [...["0", "1", "2", "3"].map((id) => [id, "Café", "cafe"]), ["4", "Cafe Noir", "cafe-noir"]];
    expect(await brandsOf()).toEqual(wanted);
    expect(await run(writeXml(delivery))).toMatchObject({ unchanged: 5, changed: 0 });
  });

  it("merges brands that an earlier import has created beside each other", async () => {
    const delivery = [item("0", { brand: "Cafe" }), item("1", { brand: "Café" })];
    await database.pool.query("INSERT INTO brand (name, link) VALUES ('Café', 'cafe'), ('Cafe', 'cafe-2')");
    await run(writeXml(delivery));
    expect(await brandsOf()).toEqual(["0", "1"].map((id) => [id, "Café", "cafe"]));
  });

  it("names a product without invisible signs, and with its brand once", async () => {
    const title = "Nordvik NORDVIK\u200e Tvätt\u00admaskin\u2060 7";
    await run(writeXml([item("1", { title })]));
    const { rows } = await database.pool.query("SELECT name FROM product");
    expect(rows).toEqual([{ name: "Nordvik Tvättmaskin 7" }]);
  });

  it("keeps the sections of facts, even for facts with the same name in two of them", async () => {
    const details = [
      { section: "Mått", name: "Bredd", value: "60 cm" },
      { section: "", name: "Serie", value: "9" },
      { section: "Förpackning", name: "Bredd", value: "66 cm" },
      { section: "Mått", name: "Bredd", value: "58 cm" },
    ];
    for (const feed of [
      writeXml([item("1", { product_detail: details })]),
      writeTable([item("1", { product_detail: details })]),
    ]) {
      await run(feed);
      const { rows } = await database.pool.query("SELECT specifications FROM product");
      expect(rows[0].specifications).toEqual([
        { section: "Mått", title: "Bredd", unit: null, value: "60 cm, 58 cm" },
        { section: null, title: "Serie", unit: null, value: "9" },
        { section: "Förpackning", title: "Bredd", unit: null, value: "66 cm" },
      ]);
    }
  });

  it("keeps an attribute with one value in the filter, since other product types may have more", async () => {
    const light = (value: string) => ({ product_detail: [{ section: "", name: "Ljus", value }] });
    const lamps = item("lamp", { ...light("Varmt"), product_type: "Hem > Lampor" });
    await run(writeXml([lamps, item("torch", { ...light("Kallt"), product_type: "Hem > Ficklampor" })]));
    const { rows } = await database.pool.query("SELECT show_in_filter FROM spec_group WHERE title = 'Ljus'");
    expect(rows).toEqual([{ show_in_filter: true }]);
  });

  it("creates products, categories, brands, colours, variants and specifications", async () => {
    const report = await run(writeXml(all));
    expect(report).toMatchObject({
      read: 15,
      added: 15,
      changed: 0,
      removed: 0,
      unchanged: 0,
      warned: 0,
      rejected: 0,
      problems: [],
    });
    const rows = await catalogue();
    expect(rows).toContainEqual(
      expect.objectContaining({
        external_id: "1",
        name: "Vara 1",
        price_ore: 10_000,
        path: "vitvaror/tvatt-tork",
        link: "nordvik",
        colours: ["SvartSvart", "VitVit"],
      }),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({ external_id: "item_group_id:t", name: "Tröja", is_parent: true, price_ore: 8000 }),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({ external_id: "t-M", parent: "item_group_id:t", variant: ["StorlekM"] }),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({ external_id: "s7", specs: ["Panelsingle_choiceIPS", "Storlekintervaltum27"] }),
    );
  });

  it("creates the same catalogue from XML and tables, in either encoding", async () => {
    await run(writeXml(all));
    const expected = await catalogue();
    for (const feed of [
      writeTable(all),
      gzipSync(writeTable(all, ";")),
      Buffer.from(writeTable(all), "latin1"),
      Buffer.from(`\ufeff${writeXml(all, "UTF-16")}`, "utf16le"),
    ]) {
      expect(await run(feed)).toMatchObject({ unchanged: 15, added: 0, changed: 0, removed: 0 });
      expect(await catalogue()).toEqual(expected);
    }
  });

  it("keeps ids when items change, disappear and come back", async () => {
    await run(writeXml(all));
    const idOf = async (id: string) =>
      (await database.pool.query("SELECT id, price_ore, removed_at FROM product WHERE external_id = $1", [id])).rows[0];
    const before = await idOf("1");
    const changed = all.map((one) => (one["id"] === "1" ? { ...one, price: "90 kr" } : one));
    expect(await run(writeXml(changed))).toMatchObject({ changed: 1, unchanged: 14 });
    expect(await idOf("1")).toEqual({ ...before, price_ore: 9000 });
    expect(await run(writeXml(all.slice(1)))).toMatchObject({ removed: 1, unchanged: 14 });
    expect((await idOf("1")).removed_at).not.toBeNull();
    expect(await run(writeXml(all))).toMatchObject({ changed: 1, unchanged: 14 });
    expect(await idOf("1")).toEqual(before);
  });

  it("replaces only what its own source delivered", async () => {
    await run(writeXml([item("1")]), { source: "a" });
    expect(await run(writeXml([item("2")]), { source: "b" })).toMatchObject({ added: 1, removed: 0 });
  });

  it("keeps the old catalogue when a delivery is rejected", async () => {
    await run(writeXml(all));
    const before = await catalogue();
    const xml = writeXml(all.map((one) => ({ ...one, price: "1 kr" })));
    const table = writeTable(all.map((one) => ({ ...one, price: "1 kr" })));
    await expect(run(xml.slice(0, -200))).rejects.toMatchObject({ code: "cut-off" });
    await expect(run(table.slice(0, -60))).rejects.toMatchObject({ code: "cut-off", item: 15 });
    await expect(run(gzipSync(table).subarray(0, 300))).rejects.toMatchObject({ code: "cut-off" });
    await expect(run(writeXml([]))).rejects.toMatchObject({ code: "no-items" });
    expect(await catalogue()).toEqual(before);
    const { rows } = await database.pool.query("SELECT state, report->>'code' AS code FROM import_run ORDER BY id");
    expect(rows.map((row) => row.code ?? row.state)).toEqual(["done", "cut-off", "cut-off", "cut-off", "no-items"]);
  });

  it("rejects a delivery that would remove too much, unless forced", async () => {
    await run(writeXml(all));
    await expect(run(writeXml(all.slice(0, 7)))).rejects.toMatchObject({ code: "too-many-removed" });
    expect(await run(writeXml(all.slice(0, 7)), { maxRemoved: 1 })).toMatchObject({ removed: 8, unchanged: 7 });
  });

  it("writes nothing in a dry run and gives the same report", async () => {
    const report = await run(writeXml(all), { dryRun: true });
    expect(report).toMatchObject({ read: 15, added: 15 });
    const { rows } = await database.pool.query(
      "SELECT (SELECT count(*) FROM product) + (SELECT count(*) FROM category) + (SELECT count(*) FROM source) + (SELECT count(*) FROM import_run) AS rows",
    );
    expect(rows).toEqual([{ rows: 0 }]);
  });

  it("rejects items without an id and keeps the first of duplicates", async () => {
    const report = await run(
      writeXml([item("1"), item("", { title: "X" }), item("1", { title: "Den andra" }), item("2", { title: "" })]),
    );
    expect(report).toMatchObject({
      read: 4,
      added: 1,
      rejected: 2,
      warned: 1,
      reasons: { "id-missing": 1, "id-duplicate": 1, "title-missing": 1 },
    });
    expect(report.problems).toContainEqual({
      item: "1",
      code: "id-duplicate",
      text: expect.stringContaining("första"),
    });
    expect(await catalogue()).toMatchObject([{ external_id: "1", name: "Vara 1" }]);
  });

  it("hides prices that it cannot read and ignores invalid parts of an item", async () => {
    const report = await run(
      writeXml([
        item("1", { price: "10 EUR" }),
        item("2", {
          price: "100 kr",
          sale_price: "120 kr",
          availability: "kanske",
          gtin: "123",
          energy_efficiency_class: "Z",
          link: "javascript:x",
          image_link: "ftp://x/1.jpg",
        }),
        item("3", { price: "100 kr", sale_price: "80 kr" }),
      ]),
    );
    expect(Object.keys(report.reasons).sort()).toEqual([
      "availability-unknown",
      "energy-unknown",
      "gtin-wrong",
      "image-refused",
      "link-refused",
      "price-currency",
      "sale-not-below",
    ]);
    expect(await catalogue()).toMatchObject([
      { external_id: "1", price_ore: null, price_hidden: true },
      {
        external_id: "2",
        price_ore: 10_000,
        prior_price_ore: null,
        availability: "out_of_stock",
        stock: 0,
        image: null,
      },
      { external_id: "3", price_ore: 8000, prior_price_ore: 10_000 },
    ]);
  });

  it("sells preorders and backorders until the feed says that they are sold out", async () => {
    const stockOf = async () => {
      const { rows } = await database.pool.query("SELECT stock FROM product ORDER BY external_id");
      return rows.map((row: { stock: number }) => row.stock);
    };
    const deliver = async (...availabilities: readonly string[]) => {
      const items = availabilities.map((availability, place) => item(String(place), { availability }));
      await run(writeXml(items), { maxRemoved: 1 });
      return stockOf();
    };
    expect(await deliver("preorder", "backorder", "in_stock", "out_of_stock")).toEqual([100, 100, 100, 0]);
    await database.pool.query("UPDATE product SET stock = 97 WHERE stock > 0");
    expect(await deliver("backorder", "in_stock", "preorder", "backorder")).toEqual([97, 97, 97, 100]);
    expect(await deliver("out_of_stock", "in_stock", "in_stock", "in_stock")).toEqual([0, 97, 97, 100]);
    expect(await deliver("in_stock", "out_of_stock", "out_of_stock", "out_of_stock")).toEqual([100, 0, 0, 0]);
    // A product that was sold out, or stored without pieces, gets some when the feed's availability changes.
    await database.pool.query("UPDATE product SET stock = 0");
    expect((await deliver("in_stock", "out_of_stock", "out_of_stock", "out_of_stock"))[0]).toBe(0);
    expect((await deliver("backorder", "out_of_stock", "out_of_stock", "out_of_stock"))[0]).toBe(100);
  });

  it("serves pictures from the shop itself and stores where to download them", async () => {
    await run(
      writeXml([item("1", { additional_image_link: ["https://x.example/1b.jpg", "https://x.example/1.jpg"] })]),
    );
    const { rows: kept } = await database.pool.query<{ path: string; source: string }>(
      "SELECT path, source FROM feed_picture ORDER BY source",
    );
    expect(kept.map(({ source }) => source)).toEqual(["https://x.example/1.jpg", "https://x.example/1b.jpg"]);
    const [first, second] = kept.map(({ path }) => path);
    expect(first).toMatch(/^\/assets\/uploads\/feed\/[\w-]{22}\.webp$/);
    expect(await catalogue()).toMatchObject([{ image: first, images: [{ src: first }, { src: second }] }]);
    await run(writeXml([item("2")]), { maxRemoved: 1 });
    expect((await database.pool.query("SELECT FROM feed_picture")).rowCount).toBe(3);
  });

  it("stores what a feed says about safety, withdrawal, weight and measure, from XML and tables alike", async () => {
    const told = item("d1", {
      unit_pricing_measure: "750 ml",
      shipping_weight: "1.2 kg",
      manufacturer_name: "Nordvik Ltd",
      safety_warning: ["Frätande.", "Håll borta från barn, och djur."],
      hazard_pictogram: ["GHS05", "GHS99"],
      withdrawal_exemption: "hygiene",
      take_back: "no",
    });
    const stored = {
      measure: { units: 0.75, unit: "l" },
      weight_grams: 1200,
      disclosure: {
        manufacturer: { name: "Nordvik Ltd", postal: "", electronic: "" },
        safety_warnings: ["Frätande.", "Håll borta från barn, och djur."],
        hazard: { pictograms: ["GHS05"], signal_word: null, statements: [] },
        withdrawal_exemption: "hygiene",
        take_back: false,
      },
    };
    const plain = item("d2");
    for (const feed of [writeXml([told, plain]), writeTable([told, plain])]) {
      expect(await run(feed)).toMatchObject({ warned: 1, problems: [{ item: "d1", code: "hazard-unknown" }] });
      const { rows } = await database.pool.query(
        "SELECT measure, weight_grams, disclosure FROM product ORDER BY external_id",
      );
      expect(rows).toEqual([stored, { measure: null, weight_grams: null, disclosure: { take_back: true } }]);
    }
  });

  it("gives a product the VAT of its feed, else of the nearest category, else 25 percent", async () => {
    const rates = async (): Promise<unknown> => {
      const { rows } = await database.pool.query<{ id: string; vat: number }>(
        "SELECT external_id AS id, vat_percent AS vat FROM product WHERE removed_at IS NULL ORDER BY 1",
      );
      return Object.fromEntries(rows.map(({ id, vat }) => [id, vat]));
    };
    await database.pool.query("INSERT INTO vat_rule VALUES ('bocker', 6), ('bocker/skrivbocker', 25), ('mat', 12)");
    const goods = (novel: WrittenItem) => [
      item("roman", { product_type: "Böcker > Romaner", ...novel }),
      item("bok", { product_type: "Böcker" }),
      item("block", { product_type: "Böcker > Skrivböcker > A4" }),
      item("lampa", { product_type: "Bokhyllor" }),
      item("vin", { product_type: "Mat > Vin", vat_rate: "25 %" }),
    ];
    await run(writeXml(goods({})));
    expect(await rates()).toEqual({ roman: 6, bok: 6, block: 25, lampa: 25, vin: 25 });
    await run(writeTable(goods({ vat_rate: "0" })));
    expect(await rates()).toMatchObject({ roman: 0, bok: 6 });
    await run(writeXml(goods({ vat_rate: "låg" })));
    expect(await rates()).toMatchObject({ roman: 6 });
  });

  it("sells digital goods without a parcel, and with the feed's maximum per customer", async () => {
    await run(writeXml([item("e1", { digital: "yes", max_per_customer: "2" }), item("e2")]));
    const terms = () => database.pool.query("SELECT is_digital, max_quantity FROM product ORDER BY external_id");
    expect((await terms()).rows).toEqual([
      { is_digital: true, max_quantity: 2 },
      { is_digital: false, max_quantity: null },
    ]);
    await run(writeXml([item("e1"), item("e2")]));
    expect((await terms()).rows[0]).toEqual({ is_digital: false, max_quantity: null });
  });

  it("offers take-back as a free extra for products that include it, with all their variants", async () => {
    const offered = async (): Promise<unknown> => {
      const { rows } = await database.pool.query<{ key: string; extra: string; price: number; listed: boolean }>(
        `SELECT p.external_id AS key, a.name AS extra, a.price_ore AS price, a.listed FROM product_relation r
         JOIN product p ON p.id = r.product_id JOIN product a ON a.id = r.related_id WHERE r.kind = 'addon' ORDER BY 1`,
      );
      return rows;
    };
    const service = { extra: "Hämtning av din gamla produkt", price: 0, listed: false };
    const pickup = { take_back_pickup: "yes" };
    const machine = item("tm", pickup);
    const fridge = { item_group_id: "ks", product_type: "Vitvaror > Kylskåp", ...pickup };
    const fridges = ["Vit", "Grå"].map((color) => item(`ks-${color}`, { ...fridge, color }));
    await run(writeXml([item("1"), machine, ...fridges]));
    const first = await offered();
    expect(first).toHaveLength(2);
    expect(first).toMatchObject([service, { key: "tm", ...service }]);
    await run(writeXml([item("1"), item("tm"), ...fridges]));
    expect(await offered()).toHaveLength(1);
    expect(await run(writeXml([item("1"), machine]), { maxRemoved: 1 })).toMatchObject({ removed: 2 });
    expect(await offered()).toEqual([{ key: "tm", ...service }]);
    await run(writeXml([item("1")]), { maxRemoved: 1 });
    const { rows } = await database.pool.query("SELECT external_id FROM product WHERE removed_at IS NULL ORDER BY 1");
    expect(rows).toEqual([{ external_id: "1" }, { external_id: "old-goods-pickup" }]);
  });

  it("notifies listening servers", async () => {
    const client = await database.pool.connect();
    const heard = new Promise<string>((resolve) => client.on("notification", ({ channel }) => resolve(channel)));
    await client.query("LISTEN catalogue_changed");
    await run(writeXml([item("1")]));
    expect(await heard).toBe("catalogue_changed");
    client.release(true);
  });
});
