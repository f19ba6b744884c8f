import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { someVariantAttributes } from "../../fixtures/aProductDetail.ts";
import {
  choicesOfProduct,
  chooseVariant,
  chosenProduct,
  readVariantChoices,
  selectedChoices,
  variantAddress,
  variantLevels,
  writeVariantChoices,
} from "./variants.ts";

const attributes = someVariantAttributes();
const none = new Map<number, number>();
const black = new Map([[6, 601]]);
const blackC50 = new Map([...black, [7, 702] as const]);
const namesAt = (level: number, choices: ReadonlyMap<number, number>) =>
  variantLevels(attributes, choices)[level]?.options.map((option) => option.name);

describe("variantLevels", () => {
  it("disables every level below the first one without a choice", () => {
    expect(variantLevels(attributes, none).map((level) => level.isDisabled)).toEqual([false, true, true]);
    expect(variantLevels(attributes, black).map((level) => level.isDisabled)).toEqual([false, false, true]);
  });

  it("offers the values that share a product with the choices above", () => {
    expect(namesAt(1, black)).toEqual(["C48", "C50"]);
    expect(namesAt(1, new Map([[6, 602]]))).toEqual(["C50", "C52"]);
    expect(namesAt(2, blackC50)).toEqual(["Normal"]);
  });

  it("sorts by level, whatever the order of the server", () => {
    expect(variantLevels(attributes.toReversed(), none).map(({ attribute }) => attribute.attributeId)).toEqual([
      6, 7, 8,
    ]);
  });
});

describe("chooseVariant", () => {
  it("clears the choices below", () => {
    const all = choicesOfProduct(attributes, 1412);
    expect(chooseVariant(attributes, all, { attributeId: 6, valueId: 602 })).toEqual(new Map([[6, 602]]));
    expect(chooseVariant(attributes, all, { attributeId: 7, valueId: null })).toEqual(black);
  });

  it("changes nothing for a disabled level or an impossible value", () => {
    expect(chooseVariant(attributes, none, { attributeId: 7, valueId: 701 })).toBe(none);
    expect(chooseVariant(attributes, black, { attributeId: 7, valueId: 703 })).toBe(black);
    expect(chooseVariant(attributes, black, { attributeId: 99, valueId: 703 })).toBe(black);
  });
});

describe("chosenProduct", () => {
  it("requires a choice on every level", () => {
    expect(chosenProduct(attributes, none)).toBeNull();
    expect(chosenProduct(attributes, blackC50)).toBeNull();
    expect(chosenProduct(attributes, new Map([...blackC50, [8, 801] as const]))).toBe(1413);
  });

  it("finds each product by its own choices", () => {
    fc.assert(
      fc.property(fc.constantFrom(1411, 1412, 1413, 1414, 1415), (product) => {
        expect(chosenProduct(attributes, choicesOfProduct(attributes, product))).toBe(product);
      }),
    );
  });

  it("finds nothing without attributes", () => {
    expect(chosenProduct([], none)).toBeNull();
  });
});

describe("readVariantChoices", () => {
  it("reads the address and ignores unknown ids and levels below a gap", () => {
    expect(
      readVariantChoices(attributes, [
        ["variant_6", "601"],
        ["variant_7", "999"],
        ["variant_8", "801"],
      ]),
    ).toEqual(black);
    expect(readVariantChoices(attributes, [["variant_7", "701"]])).toEqual(none);
  });

  it("reads back what was written", () => {
    const choices = choicesOfProduct(attributes, 1412);
    expect(readVariantChoices(attributes, new URLSearchParams(writeVariantChoices(attributes, choices)))).toEqual(
      choices,
    );
  });
});

describe("variantAddress", () => {
  it("names the product and the choices", () => {
    expect(variantAddress("/produkter/id/1413", attributes, choicesOfProduct(attributes, 1413))).toBe(
      "/produkter/id/1413?variant_6=601&variant_7=702&variant_8=801",
    );
    expect(variantAddress("/p/1401", attributes, none)).toBe("/p/1401");
  });
});

describe("selectedChoices", () => {
  it("reads the values that the server has selected", () => {
    const [first, ...rest] = attributes;
    expect(selectedChoices(attributes)).toEqual(none);
    if (first === undefined) throw new Error("The fixture has no attribute.");
    expect(selectedChoices([{ ...first, selectedValueId: 601 }, ...rest])).toEqual(black);
  });
});
