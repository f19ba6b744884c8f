import { get, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningShop, startShop } from "./startShop.ts";

const proxied = { "x-forwarded-proto": "https", "x-forwarded-host": "evil.example", host: "evil.example" };

interface Answer {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks as a proxy on the same machine does; fetch would not let a host be named. */
function ask(shop: RunningShop, path: string, headers: Readonly<Record<string, string>> = proxied): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(shop.address + path, { headers }, (answer) => {
      let body = "";
      answer.setEncoding("utf8");
      answer.on("data", (text: string) => (body += text));
      answer.on("end", () => resolve({ headers: answer.headers, body }));
    }).on("error", reject);
  });
}

describe("a shop behind a proxy", () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ data: "reference", env: { SHOP_PUBLIC_URL: "https://shop.example" } });
  });
  afterAll(() => shop.stop());

  it.each(["/login", "/kassa/leverans", "/varukorg", "/retur-och-reklamation", "/angra-kop"])(
    "gives a session that %s starts a cookie for https only",
    async (path) => {
      const { headers } = await ask(shop, path);

      expect(headers["set-cookie"]?.join()).toMatch(/shop_session=[^;]+;.*; Secure/);
    },
  );

  it.each(["/", "/kategori/vitvaror", "/produkter/id/1001", "/sitemap.xml", "/sitemap/sidor.xml", "/robots.txt"])(
    "names its own address on %s, whatever host is asked for",
    async (path) => {
      const { body } = await ask(shop, path);

      expect(body).toContain("https://shop.example/");
      expect(body).not.toContain("evil.example");
    },
  );

  it("keeps one page for all hosts", async () => {
    const { body: first } = await ask(shop, "/kategori/vitvaror?sort=price");
    const { body: second } = await ask(shop, "/kategori/vitvaror?sort=price", { host: "shop.example" });

    expect(second).toBe(first);
  });
});
