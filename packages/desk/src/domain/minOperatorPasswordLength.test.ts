import { newPasswordProblem, minPasswordLength } from "@torg/account/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minOperatorPasswordLength } from "./minOperatorPasswordLength.ts";

const known = ["Lena Berg", "lena.berg@storabutiken.example", "Stora Butiken"];
const problemOf = (password: string) => newPasswordProblem(password, { shortest: minOperatorPasswordLength, known });

describe("minOperatorPasswordLength", () => {
  it("is longer than a shopper's, since it opens more", () => {
    expect(minOperatorPasswordLength).toBeGreaterThan(minPasswordLength);
  });

  it("is exactly twelve characters", () => {
    expect(problemOf("kqzxvbnmwpl")).toBe("too-short");
    expect(problemOf("kqzxvbnmwplo")).toBeNull();
  });

  it("rejects names that are on the shop's own pages", () => {
    for (const password of ["LenaBerg2026!", "storabutiken24", "lena.berg@storabutiken.example"]) {
      expect(problemOf(password)).toBe("own-words");
    }
  });

  it("rejects for the desk whatever it rejects for a shopper with the same names", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (password) => {
        fc.pre(newPasswordProblem(password, { shortest: minPasswordLength, known }) !== null);
        expect(problemOf(password)).not.toBeNull();
      }),
    );
  });
});
