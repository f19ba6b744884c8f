import { describe, expect, it } from "vitest";
import { searchAddress } from "./searchAddress.ts";

describe("searchAddress", () => {
  it.each([
    ["tvätt", "/produkter/sok?s=tv%C3%A4tt"],
    [" tv 55 ", "/produkter/sok?s=tv%2055"],
    ["tv \ud83d", "/produkter/sok?s=tv%20%EF%BF%BD"],
    ["   ", null],
  ])("leads %j to %j", (query, address) => {
    expect(searchAddress(query)).toBe(address);
  });
});
