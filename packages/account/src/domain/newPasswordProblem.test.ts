import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longestPassword, newPasswordProblem, shortestPassword } from "./index.ts";

const known = ["Anna Lindqvist", "anna.lindqvist@storabutiken.example", "Stora Butiken"];
const shopper = { shortest: shortestPassword, known };
const operator = { shortest: 12, known };
const varied = "kqzxvbnmwplorteyuiash";

describe("newPasswordProblem", () => {
  it.each(["korrekt häst batteri", "tre små röda bilar", "G7#kq2!xwP0z", "🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧"])(
    "takes what is long and not guessed, whatever it is made of: %s",
    (password) => {
      expect([shopper, operator].map((demands) => newPasswordProblem(password, demands))).toEqual([null, null]);
    },
  );

  it("draws its lines at the shortest length that is asked for and at the longest that is hashed", () => {
    for (const demands of [shopper, operator]) {
      expect(newPasswordProblem("", demands)).toBe("missing");
      expect(newPasswordProblem(varied.slice(0, demands.shortest - 1), demands)).toBe("too-short");
      expect(newPasswordProblem(varied.slice(0, demands.shortest), demands)).toBeNull();
      const longest = varied.repeat(longestPassword).slice(0, longestPassword);
      expect(newPasswordProblem(longest, demands)).toBeNull();
      expect(newPasswordProblem(`${longest}x`, demands)).toBe("too-long");
    }
  });

  it("counts signs as a person does, however they are written", () => {
    expect(newPasswordProblem("åäöåäöåäö", shopper)).toBe("too-short");
    expect(newPasswordProblem("åäöåäöåäö".normalize("NFD"), shopper)).toBe("too-short");
    expect(newPasswordProblem("👨‍👩‍👧".repeat(3), shopper)).toBe("too-short");
    expect(newPasswordProblem("🦊🐻🐼🐨🐯🦁", operator)).toBe("too-short");
  });

  it.each(["aaaaaaaaaaaa", "a\u0301".repeat(12), "abababababab", "123456789012", "abcdefghijklmnop", "zyxwvutsrqponm"])(
    "refuses what is plain however long it is: %s",
    (password) => {
      expect(newPasswordProblem(password, shopper)).toBe("too-plain");
    },
  );

  it.each([
    "AnnaLindqvist1",
    "lindqvist.anna",
    "StoraButiken24",
    "storabutiken!!1",
    "anna.lindqvist@storabutiken.example",
    " Anna.Lindqvist ",
    "ａｎｎａｌｉｎｄｑｖｉｓｔ",
  ])("refuses what is made of names and addresses that a stranger would try: %s", (password) => {
    expect(newPasswordProblem(password, shopper)).toBe("own-words");
  });

  it("knows a name however its letters are written", () => {
    const demands = { ...shopper, known: ["Åsa Öberg".normalize("NFD")] };
    expect(newPasswordProblem("öberg-öberg", demands)).toBe("own-words");
  });

  it("takes a name among words that are nobody's, and one too short to be anybody's for letters", () => {
    expect(newPasswordProblem("anna plockar blåbär", operator)).toBeNull();
    expect(newPasswordProblem("bobobobokqzx!7", { ...operator, known: ["Bo Ek"] })).toBeNull();
    expect(newPasswordProblem("anna.lindqvist", { ...shopper, known: ["", "a@b.se"] })).toBeNull();
  });

  it("looks at what is wrong in one order, so that two mistakes are told one by one", () => {
    expect(newPasswordProblem("aaa", shopper)).toBe("too-short");
    expect(newPasswordProblem("a".repeat(longestPassword + 1), shopper)).toBe("too-long");
    expect(newPasswordProblem("annaannaanna", shopper)).toBe("too-plain");
  });

  it("takes what the desk makes by itself, and every passphrase of words that are nobody's", () => {
    const group = fc.string({
      unit: fc.constantFrom(..."abcdefghjkmnpqrstuvwxyz23456789".split("")),
      minLength: 5,
      maxLength: 5,
    });
    const words = fc.constantFrom("kastrull", "häst", "blåbär", "trampolin", "spade", "hängmatta", "ö");
    fc.assert(
      fc.property(fc.uniqueArray(words, { minLength: 5, maxLength: 5 }), (chosen) => {
        expect(newPasswordProblem(chosen.join(" "), operator)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.array(group, { minLength: 4, maxLength: 4 }), (groups) => {
        fc.pre(new Set(groups.join("")).size >= 8);
        expect(newPasswordProblem(groups.join("-"), operator)).toBeNull();
      }),
    );
  });

  it("takes nothing for a longer demand that it refuses for a shorter one", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.integer({ min: 1, max: 20 }), (password, shortest) => {
        const longer = newPasswordProblem(password, { known, shortest: shortest + 1 });
        if (longer === null) expect(newPasswordProblem(password, { known, shortest })).toBeNull();
      }),
    );
  });
});
