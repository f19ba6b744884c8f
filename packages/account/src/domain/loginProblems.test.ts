import { describe, expect, it } from "vitest";
import { longestPassword, loginProblems } from "./index.ts";

const email = "anna.andersson@example.se";
const password = "Sommar2024!";

describe("loginProblems", () => {
  it("names each field that is missing", () => {
    expect(loginProblems({ email: "", password: "" })).toEqual({ email: "missing", password: "missing" });
    expect(loginProblems({ email, password: "" })).toEqual({ password: "missing" });
    expect(loginProblems({ email: "", password })).toEqual({ email: "missing" });
  });

  it.each([" ", "\t", "\n  ", "\u00a0"])("takes an address of nothing but space, %j, for a missing one", (blank) => {
    expect(loginProblems({ email: blank, password })).toEqual({ email: "missing" });
  });

  it("says of a password that nobody can have, beside an address that is missing, both", () => {
    const tooLong = "a".repeat(longestPassword + 1);
    expect(loginProblems({ email, password: tooLong })).toEqual({ password: "too-long" });
    expect(loginProblems({ email: "", password: tooLong })).toEqual({ email: "missing", password: "too-long" });
  });

  it.each(["anna", "anna@", "ANNA.ANDERSSON@EXAMPLE.SE", " anna@example.se "])(
    "lets the address %j be tried: whether it is somebody's, only the answer tells",
    (typed) => {
      expect(loginProblems({ email: typed, password })).toEqual({});
    },
  );
});
