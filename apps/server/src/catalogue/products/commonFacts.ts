/** A fact in a product's specification table. */
export interface Fact {
  readonly title: string;
  readonly unit: string | null;
  readonly value: string;
  readonly section?: string | null | undefined;
}

/** Texts for facts that variants do not share. */
export interface FactTexts {
  /** Replaces many values. */
  readonly several: string;
  /** For a value that only some variants have. */
  readonly some: (value: string) => string;
}

/** Values of one fact that are listed; more are summarised. */
const maxListed = 4;

const keyOf = ({ title, unit, section }: Fact): string => JSON.stringify([title, unit ?? "", section ?? ""]);

/**
 * Merges the facts of several variants, in the order of the first that has each: lists different values once each or
 * summarises many, and marks facts that only some have.
 */
export function commonFacts(variants: readonly (readonly Fact[])[], texts: FactTexts): readonly Fact[] {
  const facts = new Map<string, Fact & { readonly values: Set<string>; readonly variantIndexes: Set<number> }>();
  for (const [variantIndex, variantFacts] of variants.entries()) {
    for (const fact of variantFacts) {
      const key = keyOf(fact);
      const merged = facts.get(key) ?? { ...fact, values: new Set(), variantIndexes: new Set() };
      merged.values.add(fact.value);
      merged.variantIndexes.add(variantIndex);
      facts.set(key, merged);
    }
  }
  return [...facts.values()].map(({ title, unit, section, values, variantIndexes }) => {
    const value = values.size > maxListed ? texts.several : [...values].join(" / ");
    return { title, unit, value: variantIndexes.size < variants.length ? texts.some(value) : value, section };
  });
}
