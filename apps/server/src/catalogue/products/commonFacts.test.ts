import { expect, it } from "vitest";
import { commonFacts } from "./commonFacts.ts";

const texts = { several: "Flera", some: (value: string) => `${value} (vissa)` };
const fact = (title: string, value: string, unit: string | null = null) => ({ title, unit, value });

it("gives common facts once, all values of differing facts, and the facts that only some variants have", () => {
  expect(
    commonFacts(
      [
        [fact("Minne", "8", "GB"), fact("Anslutning", "PCIe 5.0")],
        [fact("Anslutning", "PCIe 5.0"), fact("Minne", "16", "GB"), fact("Längd", "240", "mm")],
        [fact("Minne", "8", "GB"), fact("Anslutning", "PCIe 5.0")],
      ],
      texts,
    ),
  ).toEqual([fact("Minne", "8 / 16", "GB"), fact("Anslutning", "PCIe 5.0"), fact("Längd", "240 (vissa)", "mm")]);
});

it("summarises facts that differ in too many ways", () => {
  const sizes = ["XS", "S", "M", "L", "XL"].map((size) => [fact("Storlek", size)]);
  expect(commonFacts(sizes, texts)).toEqual([fact("Storlek", "Flera")]);
  expect(commonFacts([], texts)).toEqual([]);
});
