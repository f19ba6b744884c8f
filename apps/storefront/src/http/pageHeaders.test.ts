import { describe, expect, it } from "vitest";
import { pageRoutes } from "../routes/pageRoutes.ts";
import type { ShopPage } from "@torg/pages/contract";
import { pageHeaders, personalCache, privateCache, sharedCache } from "./pageHeaders.ts";

const listing: ShopPage = { path: "/kategori/:level1", cache: "shared", zone: "shop" };
const cart: ShopPage = { path: "/varukorg", cache: "private", zone: "shop" };

describe("pageHeaders", () => {
  it("allows caches in front to store an anonymous listing", () => {
    const headers = pageHeaders({ route: listing, status: 200, personal: false });
    expect(headers["cache-control"]).toBe(sharedCache);
  });

  it.each([
    ["a page with a session", { route: listing, status: 200, personal: true }],
    ["a failure", { route: listing, status: 500, personal: false }],
  ])("forbids all caches to store %s", (_, facts) => {
    expect(pageHeaders(facts)["cache-control"]).toBe(privateCache);
  });

  it("reloads the cart after going back", () => {
    expect(pageHeaders({ route: cart, status: 200, personal: false })["cache-control"]).toBe(personalCache);
  });

  it.each(pageRoutes.map((route) => [route.path, route] as const))(
    "forbids foreign scripts and frames on %s",
    (_, route) => {
      const policy = pageHeaders({ route, status: 200, personal: false })["content-security-policy"];
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/script-src 'self' 'inline-speculation-rules'( 'sha256-[\w+/]{43}='){2};/);
      expect(policy).toContain("frame-ancestors 'none'");
    },
  );

  it("allows the inline script of every document", () => {
    for (const route of pageRoutes) {
      const policy = pageHeaders({ route, status: 200, personal: false, early: "sha256-abc=" });
      expect(policy["content-security-policy"]).toMatch(/script-src 'self' [^;]* 'sha256-abc=';/);
    }
  });

  it("allows inline style sheets by their hashes, except where all inline styles are allowed", () => {
    for (const route of pageRoutes) {
      const headers = pageHeaders({ route, status: 200, personal: false, styleHashes: ["sha256-abc="] });
      const styles = /style-src ([^;]*);/.exec(headers["content-security-policy"] ?? "")?.[1];
      const expected = route.zone === "checkout" ? "'self' 'unsafe-inline'" : "'self' 'sha256-abc='";
      expect([route.path, styles]).toEqual([route.path, expected]);
    }
  });

  it("allows scripts to write HTML only through the shop's own policy, except beside maps and providers", () => {
    const typed = pageRoutes.filter((route) => {
      const policy = pageHeaders({ route, status: 200, personal: false })["content-security-policy"];
      return (
        policy?.endsWith("; require-trusted-types-for 'script'; trusted-types shop-html; report-to policy") === true
      );
    });
    const free = pageRoutes.filter((route) => !typed.includes(route)).map(({ path }) => path);
    expect(free).toEqual(["/kassa/leverans", "/checkoutv3", "/sidor/butiker/vara-butiker", "/sidor/butiker/:slug"]);
  });

  it("allows the one foreign frame or picture of the page, and none of its scripts", () => {
    const product: ShopPage = { path: "/produkter/id/:productId", cache: "shared", zone: "shop" };
    const policyOf = (embed: { readonly type: "iframe" | "image"; readonly src: string }) =>
      pageHeaders({ route: product, status: 200, personal: false, embed })["content-security-policy"] ?? "";
    expect(policyOf({ type: "iframe", src: "https://video.example/nv?a=1" })).toContain(
      "frame-src https://video.example",
    );
    expect(policyOf({ type: "image", src: "https://pictures.example/a.jpg" })).toContain(
      "img-src 'self' data: https://pictures.example",
    );
    expect(policyOf({ type: "iframe", src: "https://video.example/" })).not.toMatch(/script-src[^;]*video/);
    for (const src of ["/film", "data:text/html,x", "javascript:alert(1)", "https://a.example;script-src *"]) {
      expect(policyOf({ type: "iframe", src })).not.toMatch(/frame-src|script-src[^;]*\*/);
    }
  });

  it("allows the hosts of the map's settings on pages with a map, and only pictures without a key", () => {
    const map: ShopPage = { path: "/sidor/butiker/:slug", cache: "shared", zone: "map" };
    const policyOf = (maps: { readonly pictures: readonly string[]; readonly scripts: readonly string[] } | null) =>
      pageHeaders({ route: map, status: 200, personal: false, maps })["content-security-policy"] ?? "";
    const tiles = policyOf({ pictures: ["https://tiles.example"], scripts: [] });
    expect(tiles).toContain("img-src 'self' data: https://tiles.example;");
    expect(tiles.replace(/img-src[^;]*/, "")).not.toContain("example");
    const places = policyOf({ pictures: ["https://places.example"], scripts: ["https://places.example"] });
    expect(places).toMatch(/script-src 'self' [^;]* https:\/\/places\.example;/);
    expect(places).toContain("connect-src 'self' https://places.example;");
    expect(policyOf(null)).not.toContain("example");
  });

  it("allows payment providers to run their code in the checkout only", () => {
    const checkout: ShopPage = { path: "/kassa/leverans", cache: "private", zone: "checkout" };
    const facts = { status: 200, personal: true, paymentHosts: ["https://*.pay.example"] };
    const policy = pageHeaders({ ...facts, route: checkout })["content-security-policy"];
    expect(policy).toMatch(
      /script-src 'self' 'inline-speculation-rules'( 'sha256-\S+'){2} https:\/\/\*\.pay\.example;/,
    );
    expect(policy).toContain("frame-src https://*.pay.example");
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce|dynamic)/);
    expect(pageHeaders({ ...facts, route: cart })["content-security-policy"]).not.toContain("pay.example");
  });
});
