/** A fact of a product, as its specification table has it. */
export interface Fact {
  readonly title: string;
  readonly unit: string | null;
  readonly value: string;
}

/** Values of one fact that are told in full; more are summed up. */
const mostTold = 4;

const keyOf = ({ title, unit }: Fact): string => JSON.stringify([title, unit ?? ""]);

/**
 * The facts of several variants as one list, in the order of the first that has them: what differs names each value
 * once, or `several` where there are many.
 */
export function commonFacts(variants: readonly (readonly Fact[])[], several: string): readonly Fact[] {
  const facts = new Map<string, Fact & { readonly values: Set<string> }>();
  for (const fact of variants.flat()) {
    const key = keyOf(fact);
    const known = facts.get(key);
    if (known === undefined) facts.set(key, { ...fact, values: new Set([fact.value]) });
    else known.values.add(fact.value);
  }
  return [...facts.values()].map(({ title, unit, values }) => ({
    title,
    unit,
    value: values.size > mostTold ? several : [...values].join(" / "),
  }));
}
