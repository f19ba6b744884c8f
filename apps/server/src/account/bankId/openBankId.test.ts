import { describe, expect, it } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { allowsBankIdStandIn } from "./openBankId.ts";

const may = (environment: Readonly<Record<string, string>>): boolean => allowsBankIdStandIn(readConfig(environment));
const pem = "-----BEGIN CERTIFICATE-----";
const swish = { SWISH_NUMBER: "1231234567", SWISH_CERTIFICATE: pem, SWISH_KEY: pem };
const bankId = { BANKID_CERTIFICATE: pem, BANKID_KEY: pem, BANKID_AUTHORITY: pem };
const address = { SHOP_PUBLIC_URL: "https://shop.example" };

describe("the stand-in for BankID", () => {
  it.each([{}, { SHOP_DATA: "reference" }])("runs in a demo shop, as in %o", (environment) => {
    expect(may(environment)).toBe(true);
  });

  it.each([
    { SHOP_DATA: "empty" },
    address,
    { SHOP_HOSTS: "shop.example" },
    { SHOP_FOLDER: "/srv/shop" },
    { ...address, ...swish },
    { ...address, ...bankId },
  ])("runs in no other shop, since its buttons let everybody in: %o", (environment) => {
    expect(may(environment)).toBe(false);
  });

  it("is replaced by BankID only in a shop that the app can return to", () => {
    expect(() => readConfig(bankId)).toThrow(/SHOP_PUBLIC_URL/);
    expect(readConfig({ ...bankId, ...address }).bankId?.host).toBe("https://appapi2.bankid.com");
  });
});
