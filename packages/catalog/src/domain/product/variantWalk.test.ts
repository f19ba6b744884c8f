import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  choicesOfProduct,
  chooseVariant,
  chosenProduct,
  readVariantChoices,
  selectedChoices,
  variantLevels,
  writeVariantChoices,
  type Attribute,
  type VariantChoices,
} from "./variants.ts";

const none: VariantChoices = new Map();

/** A parent with a subset of all possible variants: each product has one value of each attribute. */
const someVariants: fc.Arbitrary<readonly Attribute[]> = fc
  .uniqueArray(
    fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 })),
    {
      minLength: 1,
      maxLength: 12,
      selector: (values) => values.join(),
    },
  )
  .map((products) =>
    [0, 1, 2].map((place) => ({
      attributeId: place + 6,
      label: `Egenskap ${place}`,
      level: place + 1,
      position: 1,
      selectedValueId: null,
      options: [1, 2, 3].flatMap((value) => {
        const productIds = products.flatMap((values, index) => (values[place] === value ? [1400 + index] : []));
        return productIds.length === 0 ? [] : [{ valueId: place * 10 + value, name: `Värde ${value}`, productIds }];
      }),
    })),
  );
const somePicks = fc.array(
  fc.record({
    attributeId: fc.integer({ min: 5, max: 9 }),
    valueId: fc.option(fc.constantFrom(1, 2, 3, 11, 12, 13, 21, 22, 23, 99)),
  }),
  { maxLength: 15 },
);
const productsOf = (attributes: readonly Attribute[]): readonly number[] => [
  ...new Set(attributes.flatMap(({ options }) => options.flatMap(({ productIds }) => productIds))),
];
const picked = (attributes: readonly Attribute[], picks: readonly Parameters<typeof chooseVariant>[2][]) =>
  picks.reduce((choices, pick) => chooseVariant(attributes, choices, pick), none);

describe("choosing a variant, whatever is chosen in whatever order", () => {
  it("never leads into a dead end: every value on offer belongs to a product with all choices above", () => {
    fc.assert(
      fc.property(someVariants, somePicks, (attributes, picks) => {
        const choices = picked(attributes, picks);
        for (const [place, { options, isDisabled }] of variantLevels(attributes, choices).entries()) {
          if (isDisabled) continue;
          expect(options.length).toBeGreaterThan(0);
          const above = variantLevels(attributes, choices).slice(0, place);
          for (const { productIds } of options) {
            const isReached = productIds.some((id) =>
              above.every(
                ({ attribute, chosen }) => choicesOfProduct(attributes, id).get(attribute.attributeId) === chosen,
              ),
            );
            expect(isReached).toBe(true);
          }
        }
      }),
    );
  });

  it("ends at a product that has every chosen value, and only at the last level", () => {
    fc.assert(
      fc.property(someVariants, somePicks, (attributes, picks) => {
        const choices = picked(attributes, picks);
        const product = chosenProduct(attributes, choices);
        expect(product !== null).toBe(choices.size === attributes.length);
        if (product !== null) expect(choicesOfProduct(attributes, product)).toEqual(choices);
      }),
    );
  });

  it("can reach every product, level by level", () => {
    fc.assert(
      fc.property(someVariants, (attributes) => {
        for (const product of productsOf(attributes)) {
          const picks = [...choicesOfProduct(attributes, product)].map(([attributeId, valueId]) => ({
            attributeId,
            valueId,
          }));
          expect(chosenProduct(attributes, picked(attributes, picks))).toBe(product);
        }
      }),
    );
  });

  it("opens the levels from the first on, without a gap", () => {
    fc.assert(
      fc.property(someVariants, somePicks, (attributes, picks) => {
        const levels = variantLevels(attributes, picked(attributes, picks));
        const chosen = levels.filter((level) => level.chosen !== null).length;
        expect(levels.map((level) => level.chosen !== null)).toEqual(levels.map((_, place) => place < chosen));
        expect(levels.map((level) => level.isDisabled)).toEqual(levels.map((_, place) => place > chosen));
      }),
    );
  });

  it("is written to the address so that opening it shows the same choices", () => {
    fc.assert(
      fc.property(someVariants, somePicks, (attributes, picks) => {
        const choices = picked(attributes, picks);
        const query = writeVariantChoices(attributes, choices);
        expect(readVariantChoices(attributes, new URLSearchParams(query))).toEqual(choices);
      }),
    );
  });

  it("does not depend on the order of the server's attributes", () => {
    fc.assert(
      fc.property(someVariants, somePicks, (attributes, picks) => {
        const [one, other] = [attributes, attributes.toReversed()];
        expect(picked(other, picks)).toEqual(picked(one, picks));
        expect(variantLevels(other, picked(one, picks))).toEqual(variantLevels(one, picked(one, picks)));
        expect(writeVariantChoices(other, picked(one, picks))).toBe(writeVariantChoices(one, picked(one, picks)));
      }),
    );
  });

  it("clears a level and all below it when nothing is chosen there", () => {
    fc.assert(
      fc.property(someVariants, somePicks, fc.constantFrom(6, 7, 8), (attributes, picks, attributeId) => {
        const choices = picked(attributes, picks);
        const left = chooseVariant(attributes, choices, { attributeId, valueId: null });
        expect([...left.keys()]).toEqual([...choices.keys()].filter((id) => id < attributeId));
      }),
    );
  });
});

describe("an address of a product with variants", () => {
  it("is read without failing, whatever its parameters say", () => {
    const name = fc.constantFrom("variant_6", "variant_7", "variant_8", "variant_", "variant_NaN", "__proto__");
    const value = fc.oneof(fc.string(), fc.constantFrom("", " 1", "1.0", "1e0", "0x1", "NaN", "Infinity", "-1"));
    fc.assert(
      fc.property(someVariants, fc.array(fc.tuple(name, value)), (attributes, parameters) => {
        const choices = readVariantChoices(attributes, parameters);
        expect(readVariantChoices(attributes, new URLSearchParams(writeVariantChoices(attributes, choices)))).toEqual(
          choices,
        );
      }),
    );
  });
});

describe("attributes", () => {
  const attribute = (changes: Partial<Attribute>): Attribute => ({
    attributeId: 6,
    label: "Färg",
    level: 1,
    position: 1,
    selectedValueId: null,
    options: [{ valueId: 601, name: "Svart", productIds: [1411] }],
    ...changes,
  });
  const left = attribute({ attributeId: 7, position: 2 });
  const right = attribute({ attributeId: 8, position: 1 });

  it("of one level are ordered by their position", () => {
    const ids = variantLevels([left, right], none).map(({ attribute: { attributeId } }) => attributeId);
    expect(ids).toEqual([8, 7]);
  });

  it("that do not separate two products select neither", () => {
    const twins = attribute({ options: [{ valueId: 601, name: "Svart", productIds: [1411, 1412] }] });
    expect(chosenProduct([twins], new Map([[6, 601]]))).toBeNull();
  });

  it("that a product does not have give it no choices", () => {
    expect(choicesOfProduct([attribute({})], 9999)).toEqual(none);
    expect(selectedChoices([attribute({}), attribute({ attributeId: 7, selectedValueId: 701 })])).toEqual(
      new Map([[7, 701]]),
    );
  });
});
