import { describe, expect, it } from "vitest";
import { isMailAddress } from "./isMailAddress.ts";

describe("isMailAddress", () => {
  it.each(["anna@example.se", "anna.andersson+torg@mail.example.co.uk", "åsa@räksmörgås.se", "o'brien@example.se"])(
    "accepts %s",
    (text) => {
      expect(isMailAddress(text)).toBe(true);
    },
  );

  it.each(["", "anna", "anna@", "@example.se", "anna@example", "anna@example.", "anna@.se", "a b@c.se", "a@b@c.se"])(
    "rejects %s",
    (text) => {
      expect(isMailAddress(text)).toBe(false);
    },
  );

  it.each(["<a@b.se>", "Anna <a@b.se>", "a@b.se>", "a@b.se,c@d.se", "a;b@c.se", '"a"@b.se', "a@[127.0.0.1].se"])(
    "rejects %s, which names or lists addresses",
    (text) => {
      expect(isMailAddress(text)).toBe(false);
    },
  );

  it("accepts no address that is longer than mail allows", () => {
    expect(isMailAddress(`${"a".repeat(249)}@b.se`)).toBe(true);
    expect(isMailAddress(`${"a".repeat(250)}@b.se`)).toBe(false);
  });
});
