import { describe, expect, it } from "vitest";
import { longestPassword, loginProblems, passwordProblem } from "./index.ts";

const email = "anna.andersson@example.se";

describe("loginProblems", () => {
  it("names each field that is missing", () => {
    expect(loginProblems({ email: " ", password: "" })).toEqual({ email: "missing", password: "missing" });
    expect(loginProblems({ email, password: "" })).toEqual({ password: "missing" });
    expect(loginProblems({ email: "", password: "Sommar2024!" })).toEqual({ email: "missing" });
  });

  it("has nothing to say of a login that may be tried, whatever the address looks like", () => {
    expect(loginProblems({ email, password: "x" })).toEqual({});
    expect(loginProblems({ email: "anna", password: " " })).toEqual({});
  });
});

describe("passwordProblem", () => {
  it("takes a password up to the longest that is hashed", () => {
    expect(passwordProblem("a".repeat(longestPassword))).toBeNull();
    expect(passwordProblem("a".repeat(longestPassword + 1))).toBe("too-long");
    expect(passwordProblem("")).toBe("missing");
  });
});
