import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";
import { sitemapXml } from "./sitemapXml.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ hosts: ["shop.example"] });
});
afterAll(() => shop.close());

async function locations(url: string): Promise<readonly string[]> {
  const answer = await shop.server.inject({ url, headers: { host: "shop.example" } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/xml; charset=utf-8");
  return [...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = ""]) => location);
}

describe("the sitemap", () => {
  it("lists its parts", async () => {
    expect(await locations("/sitemap.xml")).toEqual([
      "http://shop.example/sitemap/sidor.xml",
      "http://shop.example/sitemap/produkter-1.xml",
    ]);
  });

  it("lists departments and brands with products, and content pages", async () => {
    const found = await locations("/sitemap/sidor.xml");
    expect(found).toContain("http://shop.example/kategori/vitvaror/tvatt-tork/tvattmaskiner");
    expect(found).toContain("http://shop.example/lyra");
    expect(found).toContain("http://shop.example/sidor/kopvillkor");
    expect(found).not.toContain("http://shop.example/kategori/vitvaror/vinkylar");
    expect(new Set(found).size).toBe(found.length);
  });

  it("lists the stores, each with its page", async () => {
    const found = await locations("/sitemap/sidor.xml");
    expect(found).toContain("http://shop.example/sidor/butiker/vara-butiker");
    expect(found.filter((each) => each.includes("/sidor/butiker/")).length).toBeGreaterThan(1);
  });

  it("lists brands within categories that the shop has chosen, and no others", async () => {
    const found = await locations("/sitemap/sidor.xml");
    const facets = found.filter((each) => /\/tillverkare\/visa\/[^/]+\/./.test(each));
    expect(facets).toEqual(["http://shop.example/tillverkare/visa/nordvik/vitvaror/tvatt-tork/tvattmaskiner"]);
  });

  it("lists pages at their own addresses, and no links to elsewhere", async () => {
    const found = await locations("/sitemap/sidor.xml");
    expect(found).toContain("http://shop.example/kundklubb/registrera-dig");
    expect(found).not.toContain("http://shop.example/sidor/registrera-dig");
    for (const location of found) {
      const path = encodeURIComponent(decodeURI(new URL(location).pathname));
      const answer = await shop.server.inject(`/api/internal/page?path=${path}`);
      expect([location, answer.statusCode, answer.json().redirect]).toEqual([location, 200, undefined]);
    }
  });

  it("lists products in listings and no variants or extras", async () => {
    const found = await locations("/sitemap/produkter-1.xml");
    expect(found).toContain("http://shop.example/produkter/id/1001");
    expect(found).toContain("http://shop.example/produkter/id/1401");
    expect(found).not.toContain("http://shop.example/produkter/id/1411");
    expect(found).not.toContain("http://shop.example/produkter/id/1901");
  });

  it("has no part beyond the last", async () => {
    for (const part of ["2", "0", "x"]) {
      expect((await shop.server.inject(`/sitemap/produkter-${part}.xml`)).statusCode).toBe(404);
    }
  });
});

it("escapes addresses and writes days", () => {
  const xml = sitemapXml("https://shop.example", [{ path: "/a&b/å", changed: new Date("2026-03-01T10:00:00Z") }]);
  expect(xml).toContain("<url><loc>https://shop.example/a&amp;b/%C3%A5</loc><lastmod>2026-03-01</lastmod></url>");
});
