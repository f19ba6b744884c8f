import { describe, expect, it } from "vitest";
import { aPaidCard, aPaymentOrder as order } from "../../testing/fixtures/aPaymentOrder.ts";
import { type ProviderFetch } from "../providerHttp.ts";
import { createWasa, toWireOrder } from "./createWasa.ts";

describe("the Wasa-style provider", () => {
  it("sends kronor without VAT as texts that add up to the öre", () => {
    const body = toWireOrder(order, "c-1");
    expect(body.cart_items[0]).toMatchObject({ product_name: "2 × Tvättmaskin", quantity: 1, vat_percentage: "25" });
    expect(body.cart_items[1]?.price_ex_vat).toEqual({ amount: "319.20", currency: "SEK" });
    const ore = (amount: string): number => Math.round(Number(amount) * 100);
    const total = body.cart_items.reduce(
      (sum, item) => sum + (ore(item.price_ex_vat.amount) + ore(item.vat_amount.amount)) * item.quantity,
      0,
    );
    expect(total).toBe(order.amountOre);
  });

  it("subtracts a gift card's payment from the items, none of which becomes negative", () => {
    const lines = [...order.lines, aPaidCard];
    const { cart_items } = toWireOrder({ ...order, lines }, "c-1");
    const amounts = cart_items.map(({ price_ex_vat: net, vat_amount: vat }) => [
      Number(net.amount),
      Number(vat.amount),
    ]);
    expect(cart_items).toHaveLength(order.lines.length);
    expect(Math.min(...amounts.flat())).toBeGreaterThan(0);
    const total = amounts.flat().reduce((sum, kronor) => sum + kronor, 0);
    expect(Math.round(total * 100)).toBe(order.amountOre + aPaidCard.totalOre);
  });

  it("requests a token once and adds our reference to the order", async () => {
    const sent: string[] = [];
    const fetch: ProviderFetch = async (url, init) => {
      sent.push(`${url} ${typeof init.body === "string" ? init.body : ""}`);
      const isToken = url.endsWith("/connect/token");
      return isToken
        ? Response.json({ access_token: "t", expires_in: 3600 })
        : new Response("<div></div>", { headers: { "content-type": "text/html" } });
    };
    const access = { host: "https://w", authHost: "https://a", clientId: "c-1", clientSecret: "s", isTest: true };
    const wasa = createWasa(access, fetch);
    expect(await wasa.open(order)).toEqual({ providerId: null, snippet: "<div></div>", redirectUrl: null });
    await wasa.open(order);
    expect(sent.filter((request) => request.includes("/connect/token"))).toHaveLength(1);
    expect(sent.at(-1)).toContain('"value":"r-1"');
    expect(sent.at(-1)).toMatch(/^https:\/\/w\/v4\/leasing\/checkouts /);
  });
});
