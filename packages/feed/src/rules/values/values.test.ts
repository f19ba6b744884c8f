import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAvailability } from "./readAvailability.ts";
import { readCategoryPath } from "./readCategoryPath.ts";
import { cleanLine, cutAtSpace } from "../wording/cleanText.ts";
import { readColours } from "./readColours.ts";
import { readDescription } from "../wording/description.ts";
import { readEnergyClass } from "./readEnergyClass.ts";
import { readGtin } from "./readGtin.ts";
import { readMeasure } from "./readMeasure.ts";
import { uniqueSlug, slug } from "./slug.ts";
import { readWebAddress } from "./readWebAddress.ts";

describe("the rules for single values", () => {
  it("accepts availabilities in old and new spelling", () => {
    expect(
      [
        "in_stock",
        "In Stock",
        "preorder",
        "pre-order",
        "backorder",
        "out of stock",
        "download",
        "https://schema.org/InStock",
      ].map(readAvailability),
    ).toEqual(["in_stock", "in_stock", "preorder", "preorder", "backorder", "out_of_stock", "in_stock", "in_stock"]);
    expect(readAvailability("kanske")).toBeNull();
  });

  it("checks the digits of a GTIN", () => {
    expect(readGtin("7310865004703")).toBe("7310865004703");
    expect(readGtin("0 36000 29145 2")).toBe("036000291452");
    expect(["7310865004704", "123", "abc", "00000000"].map(readGtin)).toEqual([null, null, null, null]);
  });

  it("distinguishes the two energy scales", () => {
    expect(readEnergyClass("A++")).toMatchObject({ class: "A++", version: 1 });
    expect(readEnergyClass("B", "A+++")).toMatchObject({ class: "B", version: 1 });
    expect(readEnergyClass("g")).toEqual({ class: "G", version: 2, color: "#e30613" });
    expect([readEnergyClass("H"), readEnergyClass("F", "A+++"), readEnergyClass("bra")]).toEqual([null, null, null]);
  });

  it("splits colours and finds their primary colours", () => {
    expect(readColours("Svart/Ljusblå/Mörk grön/Röd").map((colour) => [colour.name, colour.primary?.name])).toEqual([
      ["Svart", "Svart"],
      ["Ljusblå", "Blå"],
      ["Mörk grön", "Grön"],
    ]);
    expect(readColours("Zorp")).toEqual([{ name: "Zorp", primary: null }]);
  });

  it("reads numbers with units and makes them comparable", () => {
    expect(['27"', "27 tum", "68,6 cm"].map((text) => Math.round((readMeasure(text)?.base ?? 0) * 10) / 10)).toEqual([
      68.6, 68.6, 68.6,
    ]);
    expect(readMeasure("1,5 l")).toMatchObject({ number: 1.5, unit: "l" });
    expect(readMeasure("1 200 rpm")).toMatchObject({ number: 1200, unit: "rpm" });
    expect(readMeasure("16 TB")).toMatchObject({ number: 16, base: 16_000_000, dimension: "data" });
    expect(readMeasure("36")).toMatchObject({ number: 36, unit: "" });
    expect(["2 x 16 GB", "10 Hz–40 kHz", "IPS", "1920 x 1080", ""].map(readMeasure)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it("makes slugs that are safe in an address", () => {
    expect(["Tvätt & tork", "Åäö!", "Hårddiskar & SSD", "???"].map(slug)).toEqual([
      "tvatt-tork",
      "aao",
      "harddiskar-ssd",
      "ovrigt",
    ]);
    expect(uniqueSlug("TV", new Set(["tv", "tv-2"]))).toBe("tv-3");
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(slug(name)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
      }),
    );
  });

  it("reads category paths of at most three levels", () => {
    expect(readCategoryPath("Herr > Överdelar>Jackor > Vinter")).toEqual(["Herr", "Överdelar", "Jackor"]);
    expect(readCategoryPath(" > ")).toEqual([]);
  });

  it("accepts only http addresses", () => {
    expect(readWebAddress(" https://x.example/å ")).toBe("https://x.example/å");
    expect(["javascript:alert(1)", "//x.example", "data:,x", "https://"].map(readWebAddress)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("the rules for texts", () => {
  it("removes double escapes, markup and invisible characters from a line", () => {
    expect(cleanLine("\u00a0 Tom &amp;amp; Jerry\u200b <b>x</b> \n")).toBe("Tom &amp; Jerry x");
    expect(cleanLine("Bild &amp; ljud")).toBe("Bild & ljud");
    expect(cleanLine('27" < 30 kr')).toBe('27" < 30 kr');
  });

  it("cuts at a space", () => {
    expect(cutAtSpace("en två tre", 7)).toBe("en två");
    expect(cutAtSpace("enmycketlång", 5)).toBe("enmyc");
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (text, limit) => {
        expect(cutAtSpace(text, limit).length).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it("removes every script, handler and address from a description", () => {
    const { html } = readDescription(
      '<p onclick="x()">Hej<script>alert(1)</script><a href="javascript:x">länk</a><img src=x onerror=y><h1>Rubrik</h1></p>',
    );
    expect(html).toContain("Hej");
    expect(html).not.toMatch(/script|onclick|href|img|alert|h1/u);
  });

  it("unescapes markup that was escaped twice before it is checked", () => {
    expect(readDescription("&lt;p&gt;Hej&lt;script&gt;x&lt;/script&gt;&lt;/p&gt;").html).toBe("<p>Hej</p>");
  });

  it("makes paragraphs of plain text and cuts the longest ones", () => {
    expect(readDescription("Ett\nrad\n\nTvå < tre").html).toBe("<p>Ett<br />rad</p><p>Två &lt; tre</p>");
    expect(readDescription("ord ".repeat(20_000))).toMatchObject({ isCut: true });
    expect(readDescription("ord ".repeat(100)).isCut).toBe(false);
  });
});
