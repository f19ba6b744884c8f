import { describe, expect, it } from "vitest";
import { maxPasswordLength, loginProblems } from "./index.ts";

const email = "anna.andersson@example.se";
const password = "Sommar2024!";

describe("loginProblems", () => {
  it("names each field that is missing", () => {
    expect(loginProblems({ email: "", password: "" })).toEqual({ email: "missing", password: "missing" });
    expect(loginProblems({ email, password: "" })).toEqual({ password: "missing" });
    expect(loginProblems({ email: "", password })).toEqual({ email: "missing" });
  });

  it.each([" ", "\t", "\n  ", "\u00a0"])("treats an address of only white space, %j, as missing", (blank) => {
    expect(loginProblems({ email: blank, password })).toEqual({ email: "missing" });
  });

  it("reports both a password that is too long and a missing address", () => {
    const tooLong = "a".repeat(maxPasswordLength + 1);
    expect(loginProblems({ email, password: tooLong })).toEqual({ password: "too-long" });
    expect(loginProblems({ email: "", password: tooLong })).toEqual({ email: "missing", password: "too-long" });
  });

  it.each(["anna", "anna@", "ANNA.ANDERSSON@EXAMPLE.SE", " anna@example.se "])(
    "accepts the address %j: only the server knows whether it has an account",
    (typed) => {
      expect(loginProblems({ email: typed, password })).toEqual({});
    },
  );
});
