import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { toWire } from "@torg/http";
import { aShopSettings } from "@torg/navigation/fixtures";
import { pageCall } from "@torg/pages/contract";
import { aCartPage, aCheckoutPage, aListingPage, aNotFoundPage } from "@torg/pages/fixtures";
import Fastify from "fastify";
import { describe, expect, it, vi } from "vitest";
import type { Transport } from "../backend/backend.ts";
import { createStorefront } from "./createStorefront.ts";
import { contentHash } from "../assets/integrityOf.ts";
import type { MadePage } from "../http/MadePage.ts";
import { PageCache } from "../http/PageCache.ts";
import { personalCache, privateCache, sharedCache } from "../http/pageHeaders.ts";
import { pageKinds, renderFailure, renderPage } from "../render/renderPage.tsx";
import { fixtureTransport } from "../testing/fixtureTransport.ts";
import { anAccountDataPage } from "../testing/servicePages.ts";

const listingCss = "main{color:red}";

const assets = {
  runtime: "/build/runtime-1.js",
  early: "let held;",
  islands: { buy: ["/build/buy-2.js"] },
  styles: { listing: "/build/listing-3.css", plain: "/build/plain-4.css", consent: "/build/consent-5.css" },
  integrity: { "/build/runtime-1.js": "sha256-abc=", "/build/listing-3.css": contentHash(listingCss) },
};

const script = {
  type: "text/javascript",
  cacheControl: "public, max-age=31536000, immutable",
  identity: Buffer.from("let x;"),
  br: Buffer.from("packed"),
  gzip: null,
};

/** The cookie of a visitor who has answered the consent dialog. */
const returning = { cookie: "required=1" };

const MB = 1024 * 1024;
const cacheSize = { maxEntries: 10, maxBytes: 64 * MB, maxEntryBytes: MB, bytesOf: ({ bytes }: MadePage) => bytes };

function shop(transport: Transport, cache?: PageCache<MadePage>, isPurged = true) {
  const server = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  // The shop server's own answer at an address that is also a page.
  server.get("/produkter/filtrera", () => ({ num: 7 }));
  const files = new Map([
    ["/build/runtime-1.js", script],
    ["/build/listing-3.css", { ...script, type: "text/css", identity: Buffer.from(listingCss) }],
    ["/build/plain-4.css", { ...script, type: "text/css", identity: Buffer.from("p{}") }],
  ]);
  void server.register(
    createStorefront({
      transport,
      renderer: () => Promise.resolve({ pageKinds, renderPage, renderFailure }),
      assets,
      files,
      isPurged,
      ...(cache ? { cache } : {}),
    }),
  );
  return server;
}

const aShopPage = { settings: aShopSettings({ shopName: "Stallet" }), page: aListingPage() };

const pages = {
  "/kategori/vitvaror": aListingPage(),
  "/produkter/filtrera?brands=2%7C": aListingPage({ listingType: "filter" }),
  "/tillverkare/visa/lyra": { redirect: "/lyra", status: 301 },
};

const standard = () => shop(fixtureTransport({ pages, notFound: aNotFoundPage() }));

describe("createStorefront", () => {
  it("has no cache keys when no cache is purged", async () => {
    const server = await shop(fixtureTransport({ pages, notFound: aNotFoundPage() }), undefined, false);
    const { headers } = await server.inject("/kategori/vitvaror");
    expect([headers["surrogate-key"], headers["cache-control"]]).toEqual([undefined, sharedCache]);
  });

  it("serves a listing as a document that caches in front may store", async () => {
    const answer = await standard().inject("/kategori/vitvaror");

    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe(sharedCache);
    expect(answer.headers["surrogate-key"]).toMatch(/^shop catalogue products product-/);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.body).toMatch(/^<!doctype html><html lang="sv"/);
    expect(answer.body).toContain('<meta name="csrf-token" content=""/>');
    expect(answer.body.match(/<h1/g)).toHaveLength(1);
  });

  it("gives the hashes of the script and the style sheet that the document loads", async () => {
    const { body, headers } = await standard().inject({ url: "/kategori/vitvaror", headers: returning });
    // It must come before the style sheets: a script after them waits for them.
    expect(body.indexOf("<script>let held;</script>")).toBeGreaterThan(0);
    expect(body.indexOf("<script>let held;</script>")).toBeLessThan(body.indexOf('rel="stylesheet"'));
    expect(headers["content-security-policy"]).toContain(contentHash("let held;"));
    expect(body).toContain(
      '<template data-wire="scripts"><script type="module" src="/build/runtime-1.js" integrity="sha256-abc=" fetchPriority="low"></script></template>',
    );
    expect(body).toContain(
      `<link rel="stylesheet" href="/build/listing-3.css" integrity="${contentHash(listingCss)}"/>`,
    );
  });

  it("has the style sheet in the document on a first visit, and allows it", async () => {
    const server = await shop(
      fixtureTransport({ pages, notFound: aNotFoundPage() }),
      new PageCache<MadePage>({ lifetime: 60_000, stale: 60_000, ...cacheSize }),
    );
    for (const encoding of ["identity", "br", "br"]) {
      const headers = { "accept-encoding": encoding };
      const first = await server.inject({ url: "/kategori/vitvaror", headers });
      const later = await server.inject({ url: "/kategori/vitvaror", headers: { ...headers, ...returning } });
      const [firstText, laterText] = [first, later].map(({ rawPayload }) =>
        String(encoding === "br" ? brotliDecompressSync(rawPayload) : rawPayload),
      );
      expect(firstText).toContain(
        `<style data-wire="inlined-sheet" data-href="/build/listing-3.css">${listingCss}</style>`,
      );
      expect(firstText).not.toContain('rel="stylesheet"');
      expect(first.headers["content-security-policy"]).toContain(`style-src 'self' '${contentHash(listingCss)}';`);
      expect(laterText).toContain('<link rel="stylesheet" href="/build/listing-3.css"');
      expect(laterText).not.toContain("<style");
      expect(later.headers["content-security-policy"]).toContain("style-src 'self';");
      expect([first, later].map((answer) => answer.headers.vary?.includes("Cookie"))).toEqual([true, true]);
    }
  });

  it("links the style sheet of a page that may be read before choosing, on a first visit too", async () => {
    const { body } = await standard().inject("/sidor/kopvillkor");
    expect(body).toContain('<link rel="stylesheet" href="/build/plain-4.css"');
    expect(body).not.toContain("<style");
  });

  it("accepts policy reports of browsers at the address in the document", async () => {
    const { headers } = await standard().inject("/kategori/vitvaror");
    const address = /^policy="(.+)"$/.exec(String(headers["reporting-endpoints"]))?.[1] ?? "";
    const answers = ["[]", "no JSON", '[{"type":"csp-violation"}]'].map((payload) =>
      standard().inject({
        method: "POST",
        url: address,
        headers: { "content-type": "application/reports+json" },
        payload,
      }),
    );
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  });

  it("keeps a page private when there is a session", async () => {
    const headers = { cookie: "shop_session=abc" };
    const answer = await standard().inject({ url: "/kategori/vitvaror", headers });
    expect(answer.headers["cache-control"]).toBe(privateCache);
    expect(answer.headers["surrogate-key"]).toBeUndefined();
  });

  it("passes a cookie of the shop server on and then makes the response uncacheable", async () => {
    const server = shop(
      fixtureTransport({ pages, notFound: aNotFoundPage(), setCookies: ["shop_session=new; Path=/"] }),
    );
    const answer = await server.inject("/kategori/vitvaror");
    expect(answer.headers["set-cookie"]).toEqual(["shop_session=new; Path=/"]);
    expect(answer.headers["cache-control"]).toBe(privateCache);
  });

  it("passes a request of a script on to the shop server at an address with two responses", async () => {
    const url = "/produkter/filtrera?brands=2%7C";
    const data = await standard().inject({ url, headers: { "x-requested-with": "XMLHttpRequest" } });
    const page = await standard().inject({ url, headers: { accept: "text/html" } });
    expect(data.json()).toEqual({ num: 7 });
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  it("redirects when the shop server says that a page has moved", async () => {
    const answer = await standard().inject("/tillverkare/visa/lyra");
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe("/lyra");
  });

  it("has each page at one address only: without a trailing slash", async () => {
    const transport = vi.fn(fixtureTransport({ pages, notFound: aNotFoundPage() }));
    const server = shop(transport);
    for (const method of ["GET", "HEAD"] as const) {
      const answer = await server.inject({ method, url: "/kategori/vitvaror/?page=2" });
      expect([answer.statusCode, answer.headers.location]).toEqual([301, "/kategori/vitvaror?page=2"]);
    }
    expect((await server.inject("/tillverkare/")).headers.location).toBe("/tillverkare");
    expect(transport).not.toHaveBeenCalled();
    expect((await server.inject("/")).headers.location).toBeUndefined();
    const data = { "x-requested-with": "XMLHttpRequest" };
    expect((await server.inject({ url: "/produkter/filtrera/", headers: data })).json()).toEqual({ num: 7 });
  });

  it("responds to an unknown address with a page and status 404", async () => {
    const answer = await standard().inject("/finns/inte/alls");
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain("Sidan kunde inte hittas");
  });

  it("shows the shop's own name on the error page, once a page was made without a session", async () => {
    const { settings } = aShopPage;
    let isDown = true;
    const server = shop((request) =>
      isDown && !request.url.includes("csrf")
        ? Promise.resolve({ status: 503, body: "", setCookies: [] })
        : Promise.resolve({ status: 200, body: JSON.stringify(toWire(pageCall.response, aShopPage)), setCookies: [] }),
    );
    const titleOf = async (headers = {}): Promise<string | undefined> =>
      /<title>([^<]*)/.exec((await server.inject({ url: "/kategori/vitvaror", headers })).body)?.[1];
    expect(await titleOf()).toBe("Något gick fel – Butiken");
    isDown = false;
    await titleOf({ cookie: "shop_session=1" });
    isDown = true;
    expect(await titleOf()).toBe("Något gick fel – Butiken");
    isDown = false;
    await titleOf();
    isDown = true;
    expect(await titleOf()).toBe(`Något gick fel – ${settings.shopName}`);
  });

  it("responds with a page and status 503 while the shop server is unavailable", async () => {
    const server = shop(() => Promise.resolve({ status: 503, body: "", setCookies: [] }));
    const answer = await server.inject("/kategori/vitvaror");
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.headers["cache-control"]).toBe(personalCache);
    expect(answer.body).toContain("Något gick fel hos oss");
  });

  it("serves stale pages with their age while none can be made, and 503 for a cart", async () => {
    const clock = { time: 0 };
    const shown = { ...pages, "/varukorg": aCartPage() };
    const up = fixtureTransport({ pages: shown, notFound: aNotFoundPage() });
    let isDown = false;
    const cache = new PageCache<MadePage>({ lifetime: 1000, stale: 86_400_000, ...cacheSize, now: () => clock.time });
    const server = shop(
      (request) => (isDown ? Promise.resolve({ status: 503, body: "", setCookies: [] }) : up(request)),
      cache,
    );
    const fresh = await server.inject("/kategori/vitvaror");
    expect(fresh.headers["age"]).toBeUndefined();
    isDown = true;
    clock.time = 300_000;
    const old = await server.inject("/kategori/vitvaror");
    expect([old.statusCode, old.headers["age"], old.headers["cache-control"]]).toEqual([200, "300", sharedCache]);
    expect(old.body).toBe(fresh.body);
    const known = await server.inject({ url: "/kategori/vitvaror", headers: { cookie: "shop_session=abc" } });
    expect([known.statusCode, known.headers["cache-control"]]).toEqual([200, privateCache]);
    const cart = await server.inject("/varukorg");
    expect([cart.statusCode, cart.headers["retry-after"]]).toEqual([503, "5"]);
    expect(cart.body).toMatch(/<header[^]*Din varukorg finns kvar[^]*href="\/"/);
  });

  it("serves the shop's stored page with its age, but prefers a complete page from before", async () => {
    const up = fixtureTransport({ pages, notFound: aNotFoundPage() });
    let age: number | undefined;
    const cache = new PageCache<MadePage>({ lifetime: 0, stale: 86_400_000, ...cacheSize });
    const server = shop(async (request) => ({ ...(await up(request)), age }), cache);
    await server.inject("/kategori/vitvaror");
    age = 77;
    expect((await server.inject("/kategori/vitvaror")).headers["age"]).toBe("0");
    expect((await server.inject("/kategori/vitvaror?page=2")).headers["age"]).toBe("77");
  });

  it("puts the token of the session into the checkout", async () => {
    const transport = fixtureTransport({ pages: { "/kassa/leverans": aCheckoutPage() }, notFound: aNotFoundPage() });
    const answer = await shop(transport).inject("/kassa/leverans");
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<meta name="csrf-token" content="fixture-token"/>');
    expect(answer.body).toContain('<meta name="robots" content="noindex"/>');
  });

  it("requests no token, and so no session, once a customer's data are erased or they have left", async () => {
    const given = { "/a": anAccountDataPage({ step: "left" }), "/b": anAccountDataPage({ step: "erased" }) };
    const asked = vi.fn(fixtureTransport({ pages: given, notFound: aNotFoundPage() }));
    for (const path of ["/a", "/b"]) expect((await shop(asked).inject(path)).statusCode).toBe(200);
    expect(asked.mock.calls.filter(([{ url }]) => url.includes("csrf"))).toEqual([]);
  });

  it("serves the data of a page for its islands, and nothing for a moved or missing page", async () => {
    const server = standard();
    const data = await server.inject("/api/storefront/page?path=%2Fkategori%2Fvitvaror");
    expect(data.json()).toMatchObject({ settings: { shopName: "Nordhem" }, page: { page: "listing" } });
    expect(data.headers["cache-control"]).toBe("no-store");
    for (const path of ["/tillverkare/visa/lyra", "/finns/inte"]) {
      const answer = await server.inject(`/api/storefront/page?path=${encodeURIComponent(path)}`);
      expect(answer.statusCode).toBe(404);
    }
  });

  it("renders a page once for parallel anonymous visitors, and separately for one with a session", async () => {
    const transport = vi.fn(fixtureTransport({ pages, notFound: aNotFoundPage() }));
    const cache = new PageCache<MadePage>({ lifetime: 60_000, stale: 60_000, ...cacheSize });
    const server = shop(transport, cache);
    const [first, second] = await Promise.all([
      server.inject("/kategori/vitvaror"),
      server.inject({ url: "/kategori/vitvaror", headers: { "accept-encoding": "br" } }),
    ]);
    expect(transport).toHaveBeenCalledOnce();
    expect(brotliDecompressSync(second.rawPayload).toString()).toBe(first.body);
    await server.inject({ url: "/kategori/vitvaror", headers: { cookie: "shop_session=abc" } });
    expect(transport).toHaveBeenCalledTimes(2);
  });

  it("compresses pages by what the browser accepts", async () => {
    const server = standard();
    const plain = await server.inject("/kategori/vitvaror");
    const br = await server.inject({ url: "/kategori/vitvaror", headers: { "accept-encoding": "gzip, br" } });
    const gzip = await server.inject({ url: "/kategori/vitvaror", headers: { "accept-encoding": "gzip" } });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(br.headers["content-encoding"]).toBe("br");
    expect(plain.headers["content-encoding"]).toBeUndefined();
  });

  it("serves built files without expiry, in the encoding that the browser accepts", async () => {
    const server = standard();
    const packed = await server.inject({ url: "/build/runtime-1.js", headers: { "accept-encoding": "br" } });
    const plain = await server.inject({ url: "/build/runtime-1.js", headers: { "accept-encoding": "gzip" } });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(packed.headers["cache-control"]).toContain("immutable");
    expect(plain.body).toBe("let x;");
    expect((await server.inject("/build/../main.ts")).statusCode).toBe(404);
    expect((await server.inject("/build/old.js")).statusCode).toBe(404);
  });

  it("writes data of the shop into the document only as text", async () => {
    const evil = `</title><script>alert("1")</script>`;
    const transport = fixtureTransport({
      pages: { "/kategori/x": aListingPage({ title: evil }) },
      notFound: aNotFoundPage(),
    });
    const answer = await shop(transport).inject("/kategori/x");
    expect(answer.body).not.toContain("<script>alert");
  });

  describe("when the cart or the checkout cannot be read", () => {
    const [cart, show] = ["/checkoutv3/products/index", "/checkoutv3/checkoutv3/show"];
    const failed = { status: 500, body: '{"message": "Något gick fel"}', setCookies: [] };
    const html = { status: 200, body: "<!doctype html><title>Proxy</title>", setCookies: [] };
    const open = (path: string, answers: Readonly<Record<string, typeof failed>>) =>
      shop(
        fixtureTransport({
          pages: { "/kassa/leverans": aCheckoutPage(), "/varukorg": aCartPage() },
          notFound: aNotFoundPage(),
          answers,
        }),
      ).inject(path);
    const inCheckout =
      "Något gick fel vid inläsningen av kassan. Var god se över din varukorg och ladda därefter om sidan.";

    it.each([failed, html])(
      "shows the checkout's cart and a button to try again when show responds with $status",
      async (answer) => {
        const { statusCode, body } = await open("/kassa/leverans", { [show]: answer });
        expect(statusCode).toBe(200);
        expect(body).toContain(inCheckout);
        expect(body).toContain("Tvättmaskin NV 8014");
        expect(body).toMatch(/<a[^>]*href="\/kassa\/leverans"[^>]*>Försök igen</);
      },
    );

    it.each([failed, html])("says so in the checkout when the cart responds with $status", async (answer) => {
      const { statusCode, body } = await open("/kassa/leverans", { [cart]: answer });
      expect(statusCode).toBe(200);
      expect(body).toContain(inCheckout);
      expect(body).not.toContain("Här var det tomt");
    });

    it.each([failed, html])("says so on the cart's page when the cart responds with $status", async (answer) => {
      const { statusCode, body } = await open("/varukorg", { [cart]: answer });
      expect(statusCode).toBe(200);
      expect(body).toContain("Något gick fel vid inläsningen av varukorgen.");
      expect(body).toMatch(/<a[^>]*href="\/varukorg"[^>]*>Försök igen</);
      expect(body).toMatch(/<a[^>]*href="\/"[^>]*>Fortsätt handla</);
      expect(body).not.toContain("Här var det tomt");
    });
  });
});
