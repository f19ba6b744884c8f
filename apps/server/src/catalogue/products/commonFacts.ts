/** A fact of a product, as its specification table has it. */
export interface Fact {
  readonly title: string;
  readonly unit: string | null;
  readonly value: string;
  readonly section?: string | null | undefined;
}

/** How facts are told that variants do not share. */
export interface FactTexts {
  /** In place of many values. */
  readonly several: string;
  /** What only some variants say. */
  readonly some: (value: string) => string;
}

/** Values of one fact that are told in full; more are summed up. */
const mostTold = 4;

const keyOf = ({ title, unit, section }: Fact): string => JSON.stringify([title, unit ?? "", section ?? ""]);

/**
 * The facts of several variants as one list, in the order of the first that has them: what differs names each value
 * once, or says that there are many; what some of them do not say is told as such.
 */
export function commonFacts(variants: readonly (readonly Fact[])[], texts: FactTexts): readonly Fact[] {
  const facts = new Map<string, Fact & { readonly values: Set<string>; readonly tellers: Set<number> }>();
  for (const [teller, told] of variants.entries()) {
    for (const fact of told) {
      const key = keyOf(fact);
      const known = facts.get(key) ?? { ...fact, values: new Set(), tellers: new Set() };
      known.values.add(fact.value);
      known.tellers.add(teller);
      facts.set(key, known);
    }
  }
  return [...facts.values()].map(({ title, unit, section, values, tellers }) => {
    const value = values.size > mostTold ? texts.several : [...values].join(" / ");
    return { title, unit, value: tellers.size < variants.length ? texts.some(value) : value, section };
  });
}
