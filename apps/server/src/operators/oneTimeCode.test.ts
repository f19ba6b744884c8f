import { describe, expect, it } from "vitest";
import { codeAddress, codeAt, codeStep, newCodeKey } from "./oneTimeCode.ts";

/** `12345678901234567890`, the key of RFC 6238, appendix B. */
const key = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

/** Seconds since 1970, and the last six of the eight digits given in the appendix for SHA-1. */
const vectors = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
] as const;

describe("one-time codes", () => {
  it.each(vectors)("are those of RFC 6238 at second %i", (seconds, code) => {
    expect(codeAt(key, seconds * 1000)).toBe(code);
    expect(codeStep(key, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it("are accepted half a minute early and late, with their half minute, and not beyond", () => {
    const now = 1_234_567_890_000;
    const step = Math.floor(now / 30_000);
    const of = (offset: number) => codeStep(key, codeAt(key, now + offset * 30_000), now);
    expect([-2, -1, 0, 1, 2].map(of)).toEqual([null, step - 1, step, step + 1, null]);
  });

  it("are accepted in two groups, as an authenticator shows them", () => {
    expect(codeStep(key, " 005 924 ", 1_234_567_890_000)).toBe(41_152_263);
  });

  it("are accepted with the unseen signs that a copied code brings along", () => {
    expect(codeStep(key, "\u200b005\u00a0924\ufeff", 1_234_567_890_000)).toBe(41_152_263);
  });

  it.each(["", "00592", "0059240", "00592x", "٠٠٥٩٢٤"])("are six digits and nothing else: %s", (typed) => {
    expect(codeStep(key, typed, 1_234_567_890_000)).toBeNull();
  });

  it("use a new key of 160 bits each time", () => {
    expect(newCodeKey()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newCodeKey()).not.toBe(newCodeKey());
  });

  it("are set up in an authenticator with an address that names shop and account", () => {
    const address = new URL(codeAddress(key, { shop: "Min butik", email: "anna@example.se" }));
    expect([address.protocol, address.host]).toEqual(["otpauth:", "totp"]);
    expect(decodeURIComponent(address.pathname)).toBe("/Min butik:anna@example.se");
    expect(address.searchParams.get("secret")).toBe(key);
  });
});
