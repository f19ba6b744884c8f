import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyBuyer } from "../testing/companyBuyer.ts";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";
import { setQuantity } from "../testing/setQuantity.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const page = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  shop.server.inject({ url: `/api/internal/page?path=${encodeURIComponent(path)}`, headers });

describe("GET /api/internal/page", () => {
  it("includes the tones of the first pictures, where they are known", async () => {
    const { db } = shop.context;
    const carousel = async () => (await page("/")).json().page.carousel;
    const [first, ...others] = await carousel();
    const picture = { path: first.src.replace(/\?.*/, ""), stamp: "1", width: 640, height: 480, tone: "#dcd7d0" };
    await db.insertInto("picture").values(picture).execute();
    expect(await carousel()).toEqual([{ ...first, tone: "#dcd7d0" }, ...others]);
    await db.deleteFrom("picture").execute();
  });

  it.each([
    ["/", "home"],
    ["/kategori/vitvaror", "listing"],
    ["/kategori/vitvaror/tvatt-tork", "listing"],
    ["/kategori/vitvaror/tvatt-tork/tvattmaskiner", "listing"],
    ["/produkter/filtrera?brands=2|", "listing"],
    ["/produkter/sok?s=tvätt", "listing"],
    ["/tillverkare", "brands"],
    ["/tillverkare/visa/nordvik", "listing"],
    ["/lyra", "listing"],
    ["/tillverkare/visa/nordvik/vitvaror/tvatt-tork/tvattmaskiner", "listing"],
    ["/produkter/id/1001", "product"],
    ["/produkter/jamfor?p=1001,1002", "compare"],
    ["/varukorg", "cart"],
    ["/kassa/leverans", "checkout"],
    ["/checkoutv3", "checkout"],
    ["/checkout/wasa/confirmation/W-7781", "confirmation"],
    ["/sidor/kopvillkor", "content"],
    ["/sidor/butiker/vara-butiker", "stores"],
    ["/sidor/butiker/umea", "store"],
    ["/login", "login"],
    ["/retur-och-reklamation", "returns"],
  ])("returns %s as the page %s", async (path, name) => {
    const answer = await page(path);
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(body.page.page).toBe(name);
    expect(body.page.title).toMatch(/ – Nordhem$/);
    expect(body.settings.compareMax).toBe(4);
  });

  it("links a category's chosen brands from the category, its parents and the brand, and nowhere else", async () => {
    const facets = [
      {
        name: "Tvättmaskiner från Nordvik",
        url: "/tillverkare/visa/nordvik/vitvaror/tvatt-tork/tvattmaskiner",
      },
    ];
    const linksOf = async (path: string): Promise<unknown> => (await page(path)).json().page.facet_links;
    expect(await linksOf("/kategori/vitvaror/tvatt-tork/tvattmaskiner")).toEqual(facets);
    expect(await linksOf("/kategori/vitvaror")).toEqual(facets);
    expect(await linksOf("/tillverkare/visa/nordvik")).toEqual(facets);
    expect(await linksOf("/lyra")).toEqual([]);
    expect(await linksOf("/produkter/sok?s=tvätt")).toEqual([]);
    expect(await linksOf(facets[0]?.url ?? "")).toEqual([]);
  });

  it.each([
    "/finns/inte",
    "/tillverkare/visa/nordvik/vitvaror",
    "/tillverkare/visa/finns-inte/vitvaror/tvatt-tork/tvattmaskiner",
    "/produkter/id/999999",
    "/produkter/id/1001x",
    "/kategori/vitvaror/tv",
    "/%E0%A4%A",
    "x",
    "",
  ])("returns not found for '%s'", async (path) => {
    const answer = await page(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().page.page).toBe("not_found");
  });

  it("promises on the product page what the checkout then says, for the visitor's postal code if known", async () => {
    const promised = async (headers = {}) => (await page("/produkter/id/1304", headers)).json().page.delivery;
    expect(await promised()).toMatchObject({ name: "Postombud", price: 49, free_from: 1000, days: { from: 2, to: 4 } });
    const visitor = await shop.visit();
    await visitor.post("/checkoutv3/products/update", { "products[1304][quantity]": 1 });
    const answer = await visitor.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: "12747" }, "json");
    const [agents] = answer.json().delivery_checkout.delivery_options;
    const known = await promised({ cookie: visitor.cookie });
    expect([known.name, known.price, known.postal_code]).toEqual([agents.name, agents.price, "12747"]);
    expect(known.dates.from > known.dates.today).toBe(true);
  });

  it("links the page of the stores at its address", async () => {
    const { layout } = (await page("/")).json().page;
    expect(layout.direct_pages).toMatchObject([{ title: "Våra butiker", url: "/sidor/butiker/vara-butiker" }]);
  });

  it("says once that there was nothing to order, when the cart was emptied in another tab", async () => {
    const visitor = await shop.visit();
    const order = await visitor.post("/checkout/manual_payment", companyBuyer);
    expect([order.statusCode, order.json()]).toEqual([422, { message: "Varukorgen är tom." }]);
    const notices = async () => (await page("/kassa/leverans", { cookie: visitor.cookie })).json().page.notices;
    expect(await notices()).toEqual([{ kind: "error", text: "Varukorgen är tom." }]);
    expect(await notices()).toEqual([]);
  });

  it("redirects to a brand's own address", async () => {
    expect((await page("/tillverkare/visa/lyra")).json()).toEqual({ redirect: "/lyra", status: 301 });
    expect((await page("/lyra")).json().page.breadcrumbs).toEqual([{ name: "Varumärken", url: "/tillverkare" }]);
  });

  it("creates a session for the cart and the checkout only", async () => {
    expect((await page("/produkter/id/1001")).headers["set-cookie"]).toBeUndefined();
    expect(String((await page("/varukorg")).headers["set-cookie"])).toMatch(
      /^shop_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it("gives a listing its filters, price bounds and parent", async () => {
    const { page: listing } = (await page("/kategori/vitvaror/tvatt-tork/tvattmaskiner")).json();
    expect(listing).toMatchObject({
      listing_type: "category",
      heading: "Tvättmaskiner",
      parent: { name: "Tvätt & tork", url: "/kategori/vitvaror/tvatt-tork" },
      filters: {
        total_amount_of_products: 30,
        per_page: 12,
        cat1: 1,
        cat2: 11,
        cat3: 111,
        min_price: 2990,
        max_price: 15990,
        sorting: "popular",
      },
    });
    expect(
      listing.filters.brands.map((brand: Record<string, unknown>) => [brand["brand_name"], brand["product_count"]]),
    ).toEqual([
      ["Elvira", 4],
      ["Hemkraft", 5],
      ["Lyra", 4],
      ["Nordvik", 7],
      ["Polaris", 5],
      ["Sundbo", 4],
    ]);
    expect(
      listing.filters.primary_colors.map((color: Record<string, unknown>) => [color["name"], color["product_count"]]),
    ).toEqual(
      expect.arrayContaining([
        ["Vit", 19],
        ["Silver", 4],
        ["Svart", 3],
        ["Blå", 2],
        ["Grå", 1],
        ["Röd", 1],
      ]),
    );
  });

  it("returns what the address of a filter has selected", async () => {
    const path =
      "/produkter/filtrera?blade=category&cat1=1&cat2=11&cat3=111&specifications=101:10107|103:44~47|&brands=2|&sorting=price_asc";
    const { filters } = (await page(path)).json().page;
    expect(filters).toMatchObject({
      selected_specifications: "101:10107|103:44~47|",
      selected_brands: [2],
      sorting: "price_asc",
      current_category: { category_id: 111, category_level: 3 },
    });
  });

  it.each([
    ["brands=3|&specifications=102:10201|", "", 5],
    ["brands=4|&specifications=101:10108|", "", 4],
    ["specifications=999:1|", "", 30],
    ["brands=2|&specifications=101:10107|", "101:10107|", 4],
  ])("drops selected groups that cannot be shown, for %s", async (query, left, total) => {
    const { filters } = (await page(`/produkter/filtrera?blade=category&cat1=1&cat2=11&cat3=111&${query}`)).json().page;
    expect(filters.selected_specifications).toBe(left);
    expect(filters.total_amount_of_products).toBe(total);
  });

  it("distinguishes active subcategories from inactive and empty ones", async () => {
    const { filters } = (await page("/kategori/vitvaror")).json().page;
    const byId = new Map(filters.subcategories.map((each: { category_id: number }) => [each.category_id, each]));
    expect(byId.get(11)).toMatchObject({ products: 37, category_active: true });
    expect(byId.get(17)).toMatchObject({ products: 0, category_active: true });
    expect(byId.get(18)).toMatchObject({ category_active: false });
  });

  it("shows a product with everything in the reference data", async () => {
    const { product } = (await page("/produkter/id/1001")).json().page;
    expect(product).toMatchObject({
      product_display_price: 6990,
      max_purchasable_quantity: 5,
      product_qty: 25,
      numberOfReviews: 7,
      score: 4.3,
      show_leasing_widget: true,
      show_credit_campaigns: true,
      energy: { product_energy_class: "A", product_energy_class_version: 2 },
      embed: { type: "iframe" },
    });
    expect(product.images).toHaveLength(9);
    expect(product.addon_products.map((each: { product_id: number }) => each.product_id)).toEqual([1901, 1902]);
    const idsOf = (products: readonly { product_id: number }[]) => products.map((each) => each.product_id);
    expect(idsOf(product.matching_products)).toEqual([1201]);
    // Accessories are listed once, and not among similar products.
    expect(idsOf(product.recommended_products)).toEqual([1303, 1501]);
    const { products } = (await page("/produkter/jamfor?p=1001,1002")).json().page;
    expect(products).toMatchObject([{ product_id: 1001, addon_products: [] }, { product_id: 1002 }]);
    expect(product.breadcrumbs.map((each: { name: string }) => each.name)).toEqual([
      "Vitvaror",
      "Tvätt & tork",
      "Tvättmaskiner",
    ]);
  });

  it("compares as many products as the shop allows, and says so where the address names more", async () => {
    const compared = async (ids: string) => (await page(`/produkter/jamfor?p=${ids}`)).json().page;
    const many = await compared("1001,1002,1003,1004,1005");
    expect(many.products).toHaveLength(4);
    expect(many.notices).toEqual([{ kind: "info", text: "Du kan jämföra högst 4 produkter." }]);
    expect((await compared("1001,1002,1003,1004")).notices).toEqual([]);
  });

  it("includes the variants of a family and the attributes of one of them", async () => {
    const { product: parent } = (await page("/produkter/id/1401")).json().page;
    expect(parent.variant_attributes.map((each: Record<string, unknown>) => each["product_attribute_label"])).toEqual([
      "Färg",
      "Storlek",
      "Benlängd",
    ]);
    expect(
      parent.variant_attributes.map((each: Record<string, unknown>) => each["select_element_is_disabled"]),
    ).toEqual([false, true, true]);
    const { product: variant } = (await page("/produkter/id/1413?variant_6=601")).json().page;
    expect(
      variant.variant_attributes.map((each: Record<string, unknown>) => each["selected_product_attribute_value_id"]),
    ).toEqual([601, 702, 801]);
    expect(variant.variant_attributes[1].options[0]).toMatchObject({ product_ids: [1411, 1412] });
  });

  it("redirects choices that match one variant to its own address, and keeps other choices", async () => {
    expect((await page("/produkter/id/1401?variant_6=601&variant_7=702&variant_8=801")).json()).toEqual({
      redirect: "/produkter/id/1413?variant_6=601&variant_7=702&variant_8=801",
      status: 302,
    });
    expect((await page("/produkter/id/1413?variant_6=601&variant_7=702&variant_8=801")).statusCode).toBe(200);
    const { product } = (await page("/produkter/id/1401?variant_6=601&variant_7=703")).json().page;
    expect(product.product_id).toBe(1401);
  });

  it("shows an order only to the session that placed it and to holders of its key", async () => {
    const visitor = await shop.visit();
    await shop.database.pool.query('UPDATE "order" SET session_id = $1 WHERE id = 5012', [visitor.sessionId]);
    const { rows } = await shop.database.pool.query('SELECT access_token FROM "order" WHERE id = 5012');
    const path = "/checkout/confirmation/5012";
    expect((await page(path, { cookie: visitor.cookie })).json().page).toMatchObject({
      page: "confirmation",
      order_id: 5012,
    });
    const stranger = await shop.visit();
    expect((await page(path, { cookie: stranger.cookie })).statusCode).toBe(404);
    expect((await page(path)).statusCode).toBe(404);
    expect((await page(`${path}?key=${rows[0].access_token}`)).statusCode).toBe(200);
    expect((await page(`${path}?key=wrong`)).statusCode).toBe(404);
  });

  it("confirms the order as it was placed, for a day, with other texts for a request for a quote", async () => {
    const visitor = await shop.visit();
    const own = 'UPDATE "order" SET session_id = $1, created_at = now() WHERE id = 5012';
    await shop.database.pool.query(own, [visitor.sessionId]);
    const thanks = async () => (await page("/checkout/confirmation/5012", { cookie: visitor.cookie })).json().page;
    const { ordered_at: orderedAt, ...order } = (await thanks()).order;
    expect(Date.now() - Date.parse(orderedAt)).toBeLessThan(60_000);
    expect(order).toMatchInlineSnapshot(`
      {
        "address": [
          "Anna Andersson",
          "Storgatan 1",
          "123 45 Staden",
        ],
        "customer_type": "private",
        "delivery": null,
        "delivery_time": "",
        "discounts": [],
        "email": "anna.andersson@example.se",
        "fee": null,
        "gift_cards": [],
        "is_offer": false,
        "is_paid": true,
        "is_withdrawn": false,
        "lines": [
          {
            "image": "/assets/uploads/products/1001.svg?w=120",
            "is_gift": false,
            "name": "Tvättmaskin NV 8014",
            "quantity": 1,
            "total": 6990,
          },
        ],
        "message": "",
        "name": "Anna Andersson",
        "order_name": "100245",
        "payment_name": "Faktura",
        "products": 6990,
        "store": null,
        "total": 6990,
        "vat": 1398,
        "vat_rates": [
          {
            "percent": 25,
            "total": 6990,
            "vat": 1398,
          },
        ],
      }
    `);
    const set = (change: string) => shop.database.pool.query(`UPDATE "order" SET ${change} WHERE id = 5012`);
    await set("is_offer = true");
    expect(await thanks()).toMatchObject({
      title: "Tack för din offertförfrågan! – Nordhem",
      order: { is_offer: true },
    });
    const { pool } = shop.database;
    const withdraw =
      "INSERT INTO withdrawal (order_id, name, email, is_whole_order, digest) VALUES (5012, '', '', $1, $2)";
    await pool.query(withdraw, [false, Buffer.from("a")]);
    expect(await thanks()).toMatchObject({ order: { is_withdrawn: false } });
    await pool.query(withdraw, [true, Buffer.from("b")]);
    expect(await thanks()).toMatchObject({ order: { is_withdrawn: true } });
    await pool.query("DELETE FROM withdrawal WHERE order_id = 5012");
    await set("is_offer = false, state = 'cancelled'");
    expect(await thanks()).toMatchObject({
      title: "Beställningen är avbruten – Nordhem",
      order_id: 5012,
      order: null,
      state: "cancelled",
    });
    await set("state = 'paid', created_at = now() - interval '25 hours'");
    expect(await thanks()).toMatchObject({ order_id: 5012, order: null });
    await set("session_id = NULL");
  });

  it("says on every page that somebody is logged in, and nothing about who it is", async () => {
    const visitor = await shop.visit();
    const login = { email: "anna.andersson@example.se", password: "Sommar2024!" };
    const answer = await visitor.post("/konto/login_from_checkout", login, "json");
    const [cookie = ""] = String(answer.headers["set-cookie"]).split(";");
    const { layout } = (await page("/produkter/id/1001", { cookie })).json().page;
    expect(layout.user).toEqual({});
    expect((await page("/produkter/id/1001", { cookie: visitor.cookie })).json().page.layout.user).toBeNull();
  });

  it("reports the result of a form once, and the contents of the cart", async () => {
    const visitor = await shop.visit();
    await visitor.submit("/kassa/lagg-i-varukorg/1603", {});
    await visitor.submit("/kassa/lagg-i-varukorg/1001", {});
    const first = (await page("/produkter/id/1001", { cookie: visitor.cookie })).json().page;
    expect(first.notices[0]).toEqual({ kind: "error", text: "Produkten är slutsåld." });
    expect(first.layout.cart).toEqual({ totalAmount: 1, totalProductSum: 6990 });
    expect((await page("/produkter/id/1001", { cookie: visitor.cookie })).json().page.notices).toEqual([]);
  });

  it("tells a visitor who has started a payment that it was cancelled", async () => {
    const visitor = await shop.visit();
    const noticesOf = async () => (await page("/checkoutv3", { cookie: visitor.cookie })).json().page.notices;
    expect(await noticesOf()).toEqual([]);
    await visitor.post("/checkoutv3/products/update", { "products[1001][quantity]": 1 });
    await visitor.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: "12747" }, "json");
    await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2 }, "json");
    await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "3" });
    expect(await noticesOf()).toEqual([
      { kind: "info", text: "Betalningen avbröts. Varukorgen är kvar, och du kan betala på ett annat sätt." },
    ]);
    await shop.database.pool.query("UPDATE payment SET state = 'failed' WHERE session_id = $1", [visitor.sessionId]);
    expect(await noticesOf()).toEqual([]);
  });

  it("redirects from a checkout that was just ordered to the confirmation, until that was seen", async () => {
    const visitor = await shop.visit();
    const open = async (path: string) => (await page(path, { cookie: visitor.cookie })).json();
    const put = () => visitor.post("/checkoutv3/products/update", { "products[1304][quantity]": 1 });
    const set = (change: string) =>
      shop.database.pool.query(`UPDATE "order" SET ${change} WHERE session_id = $1`, [visitor.sessionId]);
    await put();
    await shop.database.db
      .updateTable("session")
      .set({ customer_type: "company", payment_type_id: "5", delivery_type_id: 3, postal_code: "12747" })
      .where("id", "=", visitor.sessionId)
      .execute();
    const isCheckout = { page: { page: "checkout" } };
    expect(await open("/kassa/leverans")).toMatchObject(isCheckout);
    const { redirect_url: thanks } = (await visitor.post("/checkout/manual_payment", companyBuyer)).json();
    const isLed = { redirect: thanks, status: 303 };
    expect(await open("/kassa/leverans")).toEqual(isLed);
    expect(await open("/checkoutv3")).toEqual(isLed);
    const { cookie } = await shop.visit();
    expect((await page("/kassa/leverans", { cookie })).json()).toMatchObject(isCheckout);
    expect((await page(thanks, { cookie })).statusCode).toBe(404);
    expect(await open("/kassa/leverans")).toEqual(isLed);
    await put();
    expect(await open("/kassa/leverans")).toMatchObject(isCheckout);
    await setQuantity(visitor, { productId: 1304, quantity: 0 });
    await set("created_at = now() - interval '16 minutes'");
    expect(await open("/kassa/leverans")).toMatchObject(isCheckout);
    await set("created_at = now(), state = 'cancelled'");
    expect(await open("/kassa/leverans")).toMatchObject(isCheckout);
    await set("state = 'placed'");
    expect(await open("/kassa/leverans")).toEqual(isLed);
    expect(await open(thanks)).toMatchObject({ page: { page: "confirmation" } });
    expect(await open("/kassa/leverans")).toMatchObject(isCheckout);
  });

  it("follows addresses that have moved", async () => {
    await shop.database.db.insertInto("redirect").values({ path: "/gammal", target: "/ny", status: 301 }).execute();
    expect((await page("/gammal")).json()).toEqual({ redirect: "/ny", status: 301 });
    await shop.database.db.insertInto("redirect").values({ path: "/forr/", target: "/nu", status: 301 }).execute();
    expect((await page("/forr")).json()).toEqual({ redirect: "/nu", status: 301 });
  });
});

describe("the page of a brand within a category", () => {
  it("shows the products of both, with its own title and below the category", async () => {
    const found = await page("/tillverkare/visa/nordvik/vitvaror/tvatt-tork/tvattmaskiner");
    const { title, heading, breadcrumbs, filters } = found.json().page;
    expect([title, heading]).toEqual(["Tvättmaskiner från Nordvik – Nordhem", "Tvättmaskiner från Nordvik"]);
    expect(breadcrumbs.at(-1)).toEqual({ name: "Tvättmaskiner", url: "/kategori/vitvaror/tvatt-tork/tvattmaskiner" });
    expect(JSON.stringify(filters.products)).toContain('"brand_name":"Nordvik"');
    expect(filters.selected_brands).toHaveLength(1);
  });
});

describe("titles", () => {
  it("distinguish the second page of a listing from the first", async () => {
    const [first, second] = await Promise.all(
      ["", "?page=2"].map(async (query) => (await page(`/kategori/vitvaror${query}`)).json().page),
    );
    expect(second.title).toBe("Vitvaror – sida 2 – Nordhem");
    expect(second.description_meta).toMatch(/^Sida 2\. /);
    expect(first.title).toBe("Vitvaror – Nordhem");
  });

  it("stand on page 2 of a listing, which page 1 links to by its own address while nothing is chosen", async () => {
    const linksOf = async (address: string) => (await page(address)).json().page.filters.pagination_links;
    expect(await linksOf("/kategori/vitvaror")).toContain('href="/kategori/vitvaror?page=2"');
    expect(await linksOf("/kategori/vitvaror?page=2&utm_source=brev")).toContain(
      'rel="prev" aria-label="Föregående sida" href="/kategori/vitvaror"',
    );
    expect(await linksOf("/kategori/vitvaror?sorting=price_asc")).toMatch(
      /href="\/produkter\/filtrera\?[^"]*sorting=price_asc[^"]*page=2"/,
    );
  });

  it("have a description on store pages and text pages", async () => {
    for (const path of ["/sidor/butiker/vara-butiker", "/sidor/butiker/umea", "/sidor/kopvillkor"]) {
      expect((await page(path)).json().page.description_meta.length).toBeGreaterThan(20);
    }
  });
});
