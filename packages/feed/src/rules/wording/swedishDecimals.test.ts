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
    ["0.1 ms", "0,1 ms"],
    ["2.5l", "2,5l"],
    ["85.5°", "85,5°"],
    ["10 Hz–39.5 kHz", "10 Hz–39,5 kHz"],
  ])("writes %s as %s", (text, written) => expect(swedishDecimals(text)).toBe(written));

  it.each([
    "2.1",
    "HDMI 2.0",
    "SATA 6.0 Gb/s",
    "M.2-2280",
    "5.1",
    "DDR5 1.1 V",
    "802.11ax Wi-Fi",
    "10.1.2 b",
    "802.11ax",
    "1.4a",
    "5.0x16",
    "12.345A-B",
    "3.2 Gen 2x2",
    "USB 3.2",
  ])("leaves %s as it is: a version, a standard or more than a measure", (text) =>
    expect(swedishDecimals(text)).toBe(text),
  );
});

it("leaves a long text as it is, without searching it for long", () => {
  const text = `1.5${" ".repeat(10_000)}-x-`;
  const start = performance.now();
  expect(swedishDecimals(text)).toBe(text);
  expect(performance.now() - start).toBeLessThan(50);
});

describe("swedishFact", () => {
  it("formats the measure after a name, and no other text", () => {
    expect(swedishFact("Skärmstorlek: 31.5 tum")).toBe("Skärmstorlek: 31,5 tum");
    expect(swedishFact("31.5 tum")).toBe("31,5 tum");
    expect(swedishFact("Gränssnitt: M.2 PCIe 4.0 X4")).toBe("Gränssnitt: M.2 PCIe 4.0 X4");
    expect(swedishFact("Välj 2.4 eller 5 GHz: båda finns")).toBe("Välj 2.4 eller 5 GHz: båda finns");
  });
});
