import { describe, expect, it } from "vitest";
import { readTitle } from "./readTitle.ts";

describe("readTitle", () => {
  it.each([
    ["Acer Acer Nitro XV272U", "Acer", "Acer Nitro XV272U"],
    ["Apevia APEVIA CO312L-WH", "Apevia", "Apevia CO312L-WH"],
    ["Cooler Master cooler master MF120", "Cooler Master", "Cooler Master MF120"],
    ["Ac\u00ader\u200e  Acer\u00a0Nitro", "Acer", "Acer Nitro"],
  ])("writes the brand of %j once", (title, brand, once) => expect(readTitle(title, brand)).toBe(once));

  it.each([
    ["Acer Aceria 5", "Acer"],
    ["Duran Duran", "Duran"],
    ["Bora Bora solkräm", "Nordvik"],
    ["None None Wild", "none"],
    ["Acer Nitro Acer", "Acer"],
  ])("leaves %j of %s as it is", (title, brand) => expect(readTitle(title, brand)).toBe(title));
});
