import { describe, expect, it } from "vitest";
import { internationalPhone } from "./internationalPhone.ts";
import { addressThing } from "./postalAddressThing.ts";

describe("addressThing", () => {
  it("gives street, postal code and city of an address in one line", () => {
    expect(addressThing("Box 12, Tangentvägen 4, 127 47 Skärholmen")).toEqual({
      "@type": "PostalAddress",
      streetAddress: "Box 12, Tangentvägen 4",
      postalCode: "127 47",
      addressLocality: "Skärholmen",
      addressCountry: "SE",
    });
  });

  it.each(["Storgatan 1", "127 47 Skärholmen", ""])("leaves %j as it is written", (line) => {
    expect(addressThing(line)).toBe(line);
  });
});

describe("internationalPhone", () => {
  it.each([
    ["08-555 010 00", "+46-8-555 010 00"],
    ["0771-12 34 56", "+46-771-12 34 56"],
    ["+46 8 555 010 00", "+46 8 555 010 00"],
    ["0046 8 555", "0046 8 555"],
    ["", ""],
  ])("writes %j as %j", (phone, international) => {
    expect(internationalPhone(phone)).toBe(international);
  });
});
