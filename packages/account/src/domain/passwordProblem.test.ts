import { describe, expect, it } from "vitest";
import { maxPasswordLength, passwordProblem } from "./index.ts";

describe("passwordProblem", () => {
  it("takes a password up to the longest that is hashed", () => {
    expect(passwordProblem("a".repeat(maxPasswordLength))).toBeNull();
    expect(passwordProblem("a".repeat(maxPasswordLength + 1))).toBe("too-long");
  });

  it("accepts a phrase of many words in any script, exactly as typed", () => {
    const phrase = "fyra små grisar åkte släde över Ölands norra udde";
    expect([phrase, ` ${phrase} `, phrase.normalize("NFD")].map(passwordProblem)).toEqual([null, null, null]);
  });

  it("calls a password missing only when nothing was typed: spaces count, as in every password", () => {
    expect(passwordProblem("")).toBe("missing");
    expect([" ", "   ", "\t", "x", "å"].map(passwordProblem)).toEqual([null, null, null, null, null]);
  });

  it("allows several times the 64 characters that a maximum length must be at least", () => {
    expect(maxPasswordLength).toBeGreaterThanOrEqual(4 * 64);
  });
});
