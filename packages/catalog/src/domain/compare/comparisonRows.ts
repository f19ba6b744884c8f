import type { SectionedFact } from "../product/specificationSections.ts";

/** A specification of a product, as its specification table names it. */
export interface ComparedFact extends SectionedFact {
  readonly unit: string | null;
  readonly value: string;
}

/** One row of a comparison: the value of each product, null where it has none. */
export interface ComparisonRow {
  readonly title: string;
  readonly unit: string | null;
  readonly values: readonly (string | null)[];
  /** Whether all products have the same value. */
  readonly isSame: boolean;
  /** The section given by the first product that gives one. */
  readonly section?: string;
}

interface Heading {
  readonly key: string;
  readonly title: string;
  readonly unit: string | null;
}

const keyOf = ({ title, unit }: Pick<ComparedFact, "title" | "unit">): string => JSON.stringify([title, unit ?? ""]);

/**
 * All headings, each once, in the order of the first product; additional ones follow their predecessor in later
 * products.
 */
function headingsOf(products: readonly (readonly ComparedFact[])[]): readonly Heading[] {
  const headings: Heading[] = [];
  for (const facts of products) {
    let position = -1;
    for (const { title, unit } of facts) {
      const key = keyOf({ title, unit });
      const existing = headings.findIndex((heading) => heading.key === key);
      if (existing >= 0) {
        position = existing;
        continue;
      }
      position += 1;
      headings.splice(position, 0, { key, title, unit });
    }
  }
  return headings;
}

/** Puts the specifications of products side by side, one row per heading. Values of a repeated heading are joined. */
export function comparisonRows(products: readonly (readonly ComparedFact[])[]): readonly ComparisonRow[] {
  const texts = products.map((facts) => {
    const byKey = new Map<string, string>();
    for (const fact of facts) {
      const key = keyOf(fact);
      const earlierValue = byKey.get(key);
      byKey.set(key, earlierValue === undefined ? fact.value : `${earlierValue}, ${fact.value}`);
    }
    return byKey;
  });
  const sections = new Map(
    products
      .flat()
      .flatMap((fact) => (fact.section ? [[keyOf(fact), fact.section] as const] : []))
      .toReversed(),
  );
  return headingsOf(products).map(({ key, title, unit }) => {
    const values = texts.map((byKey) => byKey.get(key) ?? null);
    const section = sections.get(key);
    const row = { title, unit, values, isSame: values.every((value) => value === values[0]) };
    return section === undefined ? row : { ...row, section };
  });
}
