import { describe, expect, it } from "vitest";
import { startOrderingServer } from "../../testing/startOrderingServer.ts";

const form = {
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "content-type": "application/x-www-form-urlencoded",
  host: "shop.example",
};

describe("a form that the browser submits itself", () => {
  it("is rejected with a Swedish page that leads back to the form", async () => {
    const shop = await startOrderingServer();
    const post = (headers: Record<string, string>, payload = "a=1") =>
      shop.server.inject({ method: "POST", url: "/checkoutv3/discounts/store", headers, payload });
    const referer = "http://shop.example/kassa/leverans?a=1&b=2";
    const answer = await post({ ...form, referer });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([419, "text/html; charset=utf-8"]);
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(answer.body).toContain('<html lang="sv">');
    expect(answer.body).toContain("@view-transition{navigation:auto}");
    expect(answer.body).toContain("Sidan har varit öppen för länge. Ladda om sidan och försök igen.");
    expect(answer.body).toContain('href="/kassa/leverans?a=1&amp;b=2"');
    const foreign = await post({ ...form, referer: "https://evil.example/" });
    expect(foreign.body).toContain('href="/"');
    expect((await post({ ...form, accept: "application/json" })).json().message).toMatch(/^Sidan har varit/);
    expect((await post({ ...form, "x-requested-with": "XMLHttpRequest" })).json().message).toMatch(/^Sidan har varit/);
    await shop.close();
  });

  it("gets a page even while the database is away", async () => {
    const shop = await startOrderingServer();
    await shop.database.close();
    const headers = { ...form, "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };
    const payload = "products[1][quantity]=1";
    const answer = await shop.server.inject({ method: "POST", url: "/checkoutv3/products/update", headers, payload });
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
    expect(answer.body).toContain("Butiken kan inte nås just nu. Försök igen om en stund.");
    await shop.server.close();
  });
});
