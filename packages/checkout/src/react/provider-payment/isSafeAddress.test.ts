import { describe, expect, it } from "vitest";
import { isSafeAddress } from "./isSafeAddress.ts";

describe("isSafeAddress", () => {
  const base = "http://shop.test/kassa/leverans";

  it.each(["/_providers/card?order=1", "https://pay.example/checkout", "http://shop.test/x"])(
    "accepts %s",
    (address) => {
      expect(isSafeAddress(address, base)).toBe(true);
    },
  );

  it.each(["javascript:alert(1)", "http://pay.example/", "data:text/html,x", "//pay.example/", "http://"])(
    "rejects %s",
    (address) => {
      expect(isSafeAddress(address, base)).toBe(false);
    },
  );
});
