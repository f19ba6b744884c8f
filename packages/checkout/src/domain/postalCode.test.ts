import { describe, expect, it } from "vitest";
import { readPostalCode } from "./postalCode.ts";

describe("readPostalCode", () => {
  it("leaves out spaces of every kind", () => {
    expect(readPostalCode(" 127\u00a047 ")).toEqual({ isValid: true, postalCode: "12747" });
  });

  it("asks for a code when there is none", () => {
    expect(readPostalCode("  ")).toEqual({ isValid: false, problem: "empty" });
  });

  it("takes nothing but digits", () => {
    expect(readPostalCode("12a45")).toEqual({ isValid: false, problem: "not-digits" });
    expect(readPostalCode("-1234")).toEqual({ isValid: false, problem: "not-digits" });
  });
});
