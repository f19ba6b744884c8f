import { expect, it } from "vitest";
import { commonFacts } from "./commonFacts.ts";

const fact = (title: string, value: string, unit: string | null = null) => ({ title, unit, value });

it("tells once what is common, and every value of what differs", () => {
  expect(
    commonFacts(
      [
        [fact("Minne", "8", "GB"), fact("Anslutning", "PCIe 5.0")],
        [fact("Anslutning", "PCIe 5.0"), fact("Minne", "16", "GB"), fact("Längd", "240", "mm")],
        [fact("Minne", "8", "GB")],
      ],
      "Flera",
    ),
  ).toEqual([fact("Minne", "8 / 16", "GB"), fact("Anslutning", "PCIe 5.0"), fact("Längd", "240", "mm")]);
});

it("sums up what differs in too many ways", () => {
  const sizes = ["XS", "S", "M", "L", "XL"].map((size) => [fact("Storlek", size)]);
  expect(commonFacts(sizes, "Flera")).toEqual([fact("Storlek", "Flera")]);
  expect(commonFacts([], "Flera")).toEqual([]);
});
