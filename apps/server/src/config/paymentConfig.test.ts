import { describe, expect, it } from "vitest";
import { readConfig } from "./readConfig.ts";

const card = { CARD_SECRET_KEY: "key", CARD_MERCHANT_ID: "m", CARD_NOTICE_SECRET: "abcdefgh" };

describe("access to payment providers", () => {
  it("is none at first", () => {
    expect(readConfig({}).payments).toMatchObject({ klarna: null, svea: null, card: null, wasa: null });
  });

  it("is taken whole, with the provider's usual host", () => {
    const { payments } = readConfig({ ...card, SHOP_PUBLIC_URL: "https://shop.example" });
    expect(payments.card).toEqual({
      host: "https://api.dibspayment.eu",
      secretKey: "key",
      merchantId: "m",
      noticeSecret: "abcdefgh",
    });
  });

  it("stops the start when it is incomplete, or when no provider could reach the shop", () => {
    expect(() => readConfig({ KLARNA_USERNAME: "u", SHOP_PUBLIC_URL: "https://shop.example" })).toThrow("Klarna");
    expect(() => readConfig(card)).toThrow("SHOP_PUBLIC_URL");
    expect(() => readConfig({ ...card, CARD_NOTICE_SECRET: "short" })).toThrow("CARD_NOTICE_SECRET");
  });
});
