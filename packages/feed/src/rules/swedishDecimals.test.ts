import { describe, expect, it } from "vitest";
import { swedishDecimals, swedishFact } from "./swedishDecimals.ts";

describe("swedishDecimals", () => {
  it.each([
    ["23.8 tum", "23,8 tum"],
    ['25.5"', '25,5"'],
    ["19.2–24.6 dB", "19,2–24,6 dB"],
    ["0–61.3 CFM", "0–61,3 CFM"],
    ["2.66 mmH2O", "2,66 mmH2O"],
    ["1 200.5 kWh", "1 200,5 kWh"],
    ["0,5 ms", "0,5 ms"],
  ])("writes %s as %s", (text, written) => expect(swedishDecimals(text)).toBe(written));

  it.each(["2.1", "HDMI 2.0", "SATA 6.0 Gb/s", "M.2-2280", "5.1", "DDR5 1.1 V", "802.11ax Wi-Fi", "10.1.2 b"])(
    "leaves %s as it is: a version, a standard or more than a measure",
    (text) => expect(swedishDecimals(text)).toBe(text),
  );
});

describe("swedishFact", () => {
  it("formats the measure after a name, and no other text", () => {
    expect(swedishFact("Skärmstorlek: 31.5 tum")).toBe("Skärmstorlek: 31,5 tum");
    expect(swedishFact("31.5 tum")).toBe("31,5 tum");
    expect(swedishFact("Gränssnitt: M.2 PCIe 4.0 X4")).toBe("Gränssnitt: M.2 PCIe 4.0 X4");
    expect(swedishFact("Välj 2.4 eller 5 GHz: båda finns")).toBe("Välj 2.4 eller 5 GHz: båda finns");
  });
});
