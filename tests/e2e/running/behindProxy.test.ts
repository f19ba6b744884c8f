import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningShop, startShop } from "../shops/startShop.ts";

const proxied = { "x-forwarded-proto": "https", "x-forwarded-host": "evil.example", host: "evil.example" };

interface Answer {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a request like a proxy on the same machine; fetch does not allow a Host header. */
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

/** Pages of every kind, and responses that are not pages. */
const answers = [
  "/",
  "/kategori/vitvaror",
  "/produkter/id/1001",
  "/produkter/sok?s=tv",
  "/sidor/kopvillkor",
  "/finns-inte",
  "/login",
  "/varukorg",
  "/kassa/leverans",
  "/retur-och-reklamation",
  "/angra-kop",
  "/sidor/butiker/vara-butiker",
  "/%zz",
  "/sitemap.xml",
  "/robots.txt",
  "/favicon.svg",
  "/healthz",
  "/checkoutv3/products/index",
];
const folder = mkdtempSync(join(tmpdir(), "torg-proxy-"));
const securityLog = join(folder, "security.log");

describe("a shop behind a proxy", () => {
  let shop: RunningShop;
  beforeAll(async () => {
    const env = { SHOP_PUBLIC_URL: "https://shop.example", SHOP_DEMO: "1", SECURITY_LOG: securityLog };
    shop = await startShop({ data: "reference", env });
  });
  afterAll(async () => {
    await shop.stop();
    rmSync(folder, { recursive: true });
  });

  it.each(["/login", "/kassa/leverans", "/varukorg", "/retur-och-reklamation", "/angra-kop"])(
    "sets a Secure cookie for a session that %s starts",
    async (path) => {
      const { headers } = await ask(shop, path);

      expect(headers["set-cookie"]?.join()).toMatch(/shop_session=[^;]+;.*; Secure/);
    },
  );

  it.each(["/", "/kategori/vitvaror", "/produkter/id/1001", "/sitemap.xml", "/sitemap/sidor.xml", "/robots.txt"])(
    "uses its own address on %s, whatever host is requested",
    async (path) => {
      const { body } = await ask(shop, path);

      expect(body).toContain("https://shop.example/");
      expect(body).not.toContain("evil.example");
    },
  );

  it.each(answers)("responds to %s with every header that MDN Observatory requires", async (path) => {
    const { headers } = await ask(shop, path);

    expect(headers).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
    });
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|\*| https?:| data:)/);
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    const open = headers["set-cookie"]?.filter((cookie) => !cookie.endsWith("; HttpOnly; Secure; SameSite=Lax"));
    expect(open ?? []).toEqual([]);
  });

  it("records policy violations in the security log, once however often they are reported", async () => {
    const body = {
      effectiveDirective: "script-src-elem",
      blockedURL: "https://evil.example/a.js?who=anna",
      documentURL: "https://shop.example/kategori/vitvaror?text=hemligt",
    };
    const report = JSON.stringify([{ type: "csp-violation", body }]);
    const headers = { "content-type": "application/reports+json" };
    const send = () =>
      fetch(`${shop.address}/api/storefront/policy_reports`, { method: "POST", headers, body: report });
    expect([(await send()).status, (await send()).status]).toEqual([204, 204]);
    const told = () => (existsSync(securityLog) ? readFileSync(securityLog, "utf8").trim().split("\n") : []);
    await expect.poll(told).toHaveLength(1);
    expect(told()[0]).toContain("script-src-elem stopped https://evil.example at /kategori/vitvaror");
    expect(told()[0]).toMatch(/"event":"policy_violation"(?!.*(?:anna|hemligt))/);
  });

  it("caches one page for all hosts", async () => {
    const { body: first } = await ask(shop, "/kategori/vitvaror?sort=price");
    const { body: second } = await ask(shop, "/kategori/vitvaror?sort=price", { host: "shop.example" });

    expect(second).toBe(first);
  });
});
