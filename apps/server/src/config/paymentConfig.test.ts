import { describe, expect, it } from "vitest";
import { readConfig } from "./readConfig.ts";

const card = { CARD_SECRET_KEY: "key", CARD_MERCHANT_ID: "m", CARD_NOTICE_SECRET: "abcdefgh" };

describe("access to payment providers", () => {
  it("is empty by default", () => {
    expect(readConfig({}).payments.providers).toEqual([]);
  });

  it("is read completely, with the provider's usual host", async () => {
    const { payments } = readConfig({ ...card, SHOP_PUBLIC_URL: "https://shop.example" });
    expect(payments.providers.map(({ name }) => name)).toEqual(["card"]);
    const asked: (readonly [string, string | null])[] = [];
    const provider = payments.providers[0]?.connect((url, init) => {
      asked.push([url, new Headers(init.headers).get("authorization")]);
      return Promise.resolve(new Response("{}", { status: 500 }));
    });
    await expect(provider?.read("1")).rejects.toThrow();
    expect([provider?.merchant, asked]).toEqual(["m", [["https://api.dibspayment.eu/v1/payments/1", "key"]]]);
  });

  it("stops the start when it is incomplete, or when no provider could reach the shop", () => {
    expect(() => readConfig({ KLARNA_USERNAME: "u", SHOP_PUBLIC_URL: "https://shop.example" })).toThrow("Klarna");
    expect(() => readConfig(card)).toThrow("SHOP_PUBLIC_URL");
    expect(() => readConfig({ ...card, CARD_NOTICE_SECRET: "short" })).toThrow("CARD_NOTICE_SECRET");
  });
});
