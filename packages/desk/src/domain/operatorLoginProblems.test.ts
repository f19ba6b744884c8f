import { maxPasswordLength } from "@torg/account/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { operatorLoginProblems } from "./operatorLoginProblems.ts";

const whole = { email: "lena@example.se", password: "tre små röda bilar", code: "123456" };

describe("operatorLoginProblems", () => {
  it("finds nothing wrong with a complete login, whether it is correct or not", () => {
    expect(operatorLoginProblems(whole)).toEqual({});
    expect(operatorLoginProblems({ email: "?", password: "x", code: "y" })).toEqual({});
  });

  it("is the same for every complete login, so that nobody learns which part is wrong", () => {
    const word = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(word, word, word, (email, password, code) => {
        expect(operatorLoginProblems({ email, password, code })).toEqual({});
      }),
    );
  });

  it("reports every empty field, and a password that is too long to check", () => {
    expect(operatorLoginProblems({ email: " ", password: "", code: " " })).toEqual({
      email: "missing",
      password: "missing",
      code: "missing",
    });
    expect(operatorLoginProblems({ ...whole, password: "a".repeat(maxPasswordLength + 1) })).toEqual({
      password: "too-long",
    });
  });
});
