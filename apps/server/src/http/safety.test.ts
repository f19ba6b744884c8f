import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const form = "application/x-www-form-urlencoded";
const swedish = /^\p{Lu}[\p{L}\d ,.;-]+$/u;

/** The data of one session, where a forbidden change would show. */
async function traces(sessionId: number) {
  const { rows } = await shop.database.pool.query(
    `SELECT (SELECT count(*) FROM cart_line) AS lines, (SELECT count(*) FROM compare_item) AS compared,
       (SELECT count(*) FROM "order") AS orders, (SELECT count(*) FROM review) AS reviews,
       (SELECT sum(stock) FROM product) AS stock, (SELECT sum(used) FROM discount) AS used,
       (SELECT row(customer_type, country_code, postal_code, payment_type_id, delivery_type_id, shipping_option_id,
         order_message, newsletter, customer_id, theme)::text FROM session WHERE id = $1) AS session`,
    [sessionId],
  );
  return rows[0];
}

const posts = [
  "/kassa/lagg-i-varukorg/1001",
  "/checkoutv3/products/update",
  "/checkoutv3/countries/update",
  "/checkoutv3/paymentTypes/update",
  "/checkoutv3/deliverytypes/update",
  "/checkoutv3/deliverytypes/update_postal_code",
  "/checkoutv3/checkoutv3/update_customer_type",
  "/checkoutv3/discounts/store",
  "/checkoutv3/discounts/destroy",
  "/api/internal/orders/update_order_message",
  "/api/internal/orders/subscribe",
  "/api/internal/compare/store",
  "/api/internal/compare/delete",
  "/api/internal/compare/clear",
  "/api/internal/cookie-consent",
  "/api/internal/product_review/a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f601/1001/store",
  "/konto/login_from_checkout",
  "/checkout/freeorder",
  "/checkout/manual_payment",
  "/retur-och-reklamation/find-order",
  "/produkter/sok_for_jamfor",
];

/** Refused to visitors who are not logged in, whatever is sent. */
const ofMembers = ["exportera", "nyhetsbrev", "lamna-klubben", "radera"].map((part) => `/konto/uppgifter/${part}`);

describe("a POST", () => {
  it.each([...posts, ...ofMembers])("to %s without a token is rejected and changes nothing", async (url) => {
    const visitor = await shop.visit();
    const before = await traces(visitor.sessionId);
    const cookie = visitor.cookie;
    for (const headers of [
      { cookie },
      { cookie, "x-requested-with": "XMLHttpRequest" },
      { cookie, "x-csrf-token": "wrong" },
      { cookie, "content-type": form, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
      { cookie, "content-type": form, "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate" },
      { cookie, "content-type": form, "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" },
      { cookie, "content-type": form, origin: "https://evil.example" },
      { cookie, "content-type": form, origin: "null" },
      { cookie, "content-type": "application/json", origin: "http://localhost" },
      { "x-csrf-token": visitor.token },
    ]) {
      const payload = headers["content-type"] === "application/json" ? "{}" : "product_id=1001&code=SOMMAR10";
      const body = "content-type" in headers ? { payload } : {};
      const answer = await shop.server.inject({ method: "POST", url, headers, ...body });
      expect(answer.statusCode).toBe(419);
      expect(answer.json().message).toBe("Sidan har varit öppen för länge. Ladda om sidan och försök igen.");
    }
    expect(await traces(visitor.sessionId)).toEqual(before);
  });

  it("is accepted with the token in the header or the form, and from a form that the browser vouches for", async () => {
    const { cookie, token } = await shop.visit();
    const url = "/api/internal/orders/subscribe";
    for (const [headers, payload] of [
      [{ cookie, "x-csrf-token": token, "x-requested-with": "XMLHttpRequest" }, "value=1"],
      [{ cookie, "x-requested-with": "XMLHttpRequest" }, `value=1&_token=${token}`],
      [{ cookie, "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" }, "value=1"],
      [{ cookie, origin: "http://localhost:80" }, "value=1"],
    ] as const) {
      const answer = await shop.server.inject({
        method: "POST",
        url,
        headers: { host: "localhost:80", ...headers, "content-type": form },
        payload,
      });
      expect([200, 303]).toContain(answer.statusCode);
    }
  });

  it("redirects only to pages of this shop", async () => {
    const visitor = await shop.visit();
    const targets = ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "http:evil"];
    for (const return_to of targets) {
      const answer = await visitor.submit("/api/internal/compare/clear", { return_to });
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toMatch(/^\/(?![/\\])/);
    }
    const own = await visitor.submit("/api/internal/compare/clear", { return_to: "/produkter/id/1001?variant_6=601" });
    expect(own.headers.location).toBe("/produkter/id/1001?variant_6=601");
  });
});

const hostile = [
  "",
  "0",
  "-1",
  "1.5",
  "1e9",
  "99999999999999999999",
  "2147483648",
  "NaN",
  "null",
  "true",
  "' OR '1'='1",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "\u0000",
  "å".repeat(300),
  "%00",
  "{}",
  "[]",
  "\u202Etext",
];

describe("wrong input", () => {
  // Logins are slow by design; their own test tries fewer values.
  it.each(posts.filter((url) => url !== "/konto/login_from_checkout"))(
    "to %s gets a documented status and a Swedish message and orders nothing",
    async (url) => {
      const visitor = await shop.visit();
      const before = await traces(visitor.sessionId);
      const names = ["product_id", "quantity", "code", "rating", "email", "password", "postal_code", "country_code"];
      const more = ["customer_type", "payment_type_id", "delivery_type_id", "order_email", "order_name", "user_email"];
      for (const value of hostile) {
        const fields = Object.fromEntries([...names, ...more].map((name) => [name, value]));
        const nested = { ...fields, [`products[${value}][quantity]`]: value, "products[__proto__][quantity]": "1" };
        const sent = [
          await visitor.post(url, nested),
          await visitor.post(url, { ...fields, products: { [value]: { quantity: value } } }, "json"),
          await visitor.post(url, { ...fields, code: { $ne: null }, product_id: [value] }, "json"),
        ];
        for (const answer of sent) {
          expect([200, 404, 409, 422]).toContain(answer.statusCode);
          const { message } = answer.json();
          if (answer.statusCode !== 200) expect(message).toMatch(swedish);
        }
      }
      const after = await traces(visitor.sessionId);
      expect([after.orders, after.stock, after.used, after.reviews]).toEqual([
        before.orders,
        before.stock,
        before.used,
        before.reviews,
      ]);
    },
  );

  it.each([
    "/produkter/autocomplete?query=",
    "/api/internal/product_reviews/",
    "/api/internal/stores/index/",
    "/api/internal/page?path=",
    "/api/internal/page?path=/produkter/id/",
    "/api/internal/page?path=/produkter/sok%3Fs=",
    "/produkter/filtrera?specifications=",
    "/produkter/filtrera?brands=",
    "/produkter/filtrera?per_page=",
    "/assets/uploads/",
  ])("after %s never causes a server error", async (url) => {
    for (const value of hostile) {
      const answer = await shop.server.inject({
        url: `${url}${encodeURIComponent(value)}`,
        headers: { accept: "application/json" },
      });
      expect([200, 304, 400, 404, 414, 422]).toContain(answer.statusCode);
    }
  });

  it.each([
    ["{", "application/json", 400],
    ['{"__proto__": {"a": 1}}', "application/json", 400],
    ['{"constructor": {"prototype": {}}}', "application/json", 400],
    ["x".repeat(300_000), "application/json", 413],
    ["<a/>", "application/xml", 415],
  ])("that no parser can read is reported (%#)", async (payload, type, status) => {
    const { cookie, token } = await shop.visit();
    const headers = { cookie, "x-csrf-token": token, "x-requested-with": "XMLHttpRequest", "content-type": type };
    const answer = await shop.server.inject({ method: "POST", url: "/konto/login_from_checkout", headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(swedish);
    expect(answer.body).not.toMatch(/stack|node_modules|at /);
  });

  it("finds nothing at an unknown address, whatever the method", async () => {
    for (const method of ["GET", "POST", "PUT", "DELETE", "TRACE"] as const) {
      const answer = await shop.server.inject({ method, url: "/finns/inte" });
      expect(answer.statusCode).toBe(404);
      expect(answer.json().message).toBe("Sidan eller produkten kunde inte hittas.");
    }
    expect((await shop.server.inject({ method: "POST", url: "/__test/reset" })).statusCode).toBe(404);
    expect((await shop.server.inject({ method: "TRACE", url: "/healthz" })).statusCode).toBe(404);
  });
});

describe("every response", () => {
  it.each([
    "/healthz",
    "/%zz",
    "/produkter/filtrera",
    "/api/internal/page?path=/",
    "/finns/inte",
    "/checkoutv3/products/index",
  ])("of %s has the security headers and no server name", async (url) => {
    const { headers } = await shop.server.inject({ url, headers: { accept: "application/json" } });
    expect(headers).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
    });
    expect(headers["server"] ?? headers["x-powered-by"]).toBeUndefined();
  });

  it("keeps sessions separate and their cookies inaccessible to scripts", async () => {
    const answer = await shop.server.inject("/api/internal/csrf-token");
    expect(answer.json().token).toMatch(/^[\w-]{43}$/);
    expect(String(answer.headers["set-cookie"])).toContain("HttpOnly; SameSite=Lax");
    const https = { "x-forwarded-proto": "https" };
    const secure = await shop.server.inject({ url: "/api/internal/csrf-token", headers: https });
    expect(String(secure.headers["set-cookie"])).toContain("; Secure");
    const { rows } = await shop.database.pool.query("SELECT token_hash FROM session ORDER BY id DESC LIMIT 1");
    expect(rows[0].token_hash).toHaveLength(32);
  });
});
