import { describe, expect, it } from "vitest";
import { referenceShop } from "../shops/referenceShop.ts";
import { visibleText } from "../steps/visibleText.ts";

describe("the HTML of a listing", () => {
  it("has twelve real names, prices in kronor and the count of the reference data", async () => {
    const text = await visibleText(`${referenceShop().address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`);
    expect(text).toContain("Visar produkt 1 - 12 av totalt 30 produkter");
    expect(new Set(text.match(/Tvättmaskin [A-Z]{2} [\w ]+?(?= \d| Tvätt|Energi)/g)).size).toBeGreaterThan(5);
    expect(text).toContain("6 990 kr");
  });

  it("says how products are sorted, and which reviews come from a purchase", async () => {
    const text = await visibleText(`${referenceShop().address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`);
    for (const words of ["Så sorteras produkterna", "Omdömen märkta Verifierat köp", "Så hanterar vi omdömen"]) {
      expect(text).toContain(words);
    }
  });

  it.each([
    ["brands=2%7C", 7],
    ["brands=2%7C3%7C", 12],
    ["specifications=101%3A10107%7C", 5],
    ["brands=2%7C&specifications=101%3A10107%7C", 4],
    ["specifications=101%3A10112%7C", 1],
    ["specifications=102%3A10201%7C", 9],
    ["specifications=102%3A10201%2C10204%7C", 14],
    ["specifications=103%3A44~47%7C", 9],
    ["price_min=4000&price_max=6000", 12],
    ["brands=2%7C&price_min=15000&price_max=15990", 0],
  ])("counts %s as in the contract: %i", async (query, count) => {
    const address = `${referenceShop().address}/produkter/filtrera?blade=category&cat1=1&cat2=11&cat3=111&${query}`;
    const answer = await fetch(address, {
      headers: { accept: "application/json", "x-requested-with": "XMLHttpRequest" },
    });
    expect(await answer.json()).toMatchObject({ num: count, per_page: 12 });
  });
});
