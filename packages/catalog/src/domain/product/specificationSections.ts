/** A specification of a product, with its section if one was given. */
export interface SectionedFact {
  readonly title: string;
  readonly section?: string | null | undefined;
}

/** Specifications under one heading; null if they have no section. */
export interface SpecificationSection<Fact> {
  readonly heading: string | null;
  readonly facts: readonly Fact[];
}

/** Which specifications belong under a heading. */
export interface SectionRule {
  readonly heading: string;
  /**
   * Names of specifications: the whole name or one of its words, case-insensitive; `*` matches the beginning or the end
   * of a word, such as `kabel*` and `*bredd`.
   */
  readonly names: readonly string[];
}

/** Up to this many specifications need no headings unless some were given. */
const atAGlance = 7;

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

const headingOf = ({ section }: SectionedFact): string => section?.trim() ?? "";

/**
 * Groups specifications by section: sections in order of first appearance, specifications in their own order, and those
 * without a section last. A single section gets no heading, since it would cover everything.
 */
export function specificationSections<Fact extends SectionedFact>(
  facts: readonly Fact[],
): readonly SpecificationSection<Fact>[] {
  const sections = groupBy(facts, headingOf);
  const unsectioned = sections.get("") ?? [];
  const headed = [...sections]
    .filter(([heading]) => heading !== "")
    .map(([heading, sectionFacts]) => ({ heading, facts: sectionFacts }));
  if (headed.length === 1 && unsectioned.length === 0) return [{ heading: null, facts }];
  return unsectioned.length === 0 ? headed : [...headed, { heading: null, facts: unsectioned }];
}

const wordsOf = (name: string): readonly string[] => name.split(/[^\p{L}\p{N}-]+/u);

function matchesPattern(pattern: string, word: string): boolean {
  if (pattern.endsWith("*")) return word.startsWith(pattern.slice(0, -1));
  return pattern.startsWith("*") ? word.endsWith(pattern.slice(1)) : word === pattern;
}

/** The rule for a specification's name: the longest matching pattern wins, the first one on a tie. */
function ruleOf(title: string, rules: readonly SectionRule[]): SectionRule | null {
  const name = title.trim().toLocaleLowerCase("sv");
  const words = [name, ...wordsOf(name)];
  let longest: { readonly rule: SectionRule; readonly length: number } | null = null;
  for (const rule of rules) {
    for (const rulePattern of rule.names) {
      const pattern = rulePattern.toLocaleLowerCase("sv");
      if (pattern.length > (longest?.length ?? 0) && words.some((word) => matchesPattern(pattern, word)))
        longest = { rule, length: pattern.length };
    }
  }
  return longest?.rule ?? null;
}

/**
 * Assigns sections to specifications. Given sections are kept; the others get theirs by name and follow in the order of
 * the rules. A short list without any given section stays as it is.
 */
export function withSections<Fact extends SectionedFact>(
  facts: readonly Fact[],
  rules: readonly SectionRule[],
): readonly Fact[] {
  const sectioned = facts.filter((fact) => headingOf(fact) !== "");
  if (sectioned.length === 0 && facts.length <= atAGlance) return facts;
  const unsectioned = facts.filter((fact) => headingOf(fact) === "");
  const byRule = groupBy(unsectioned, ({ title }) => ruleOf(title, rules));
  const assigned = rules.flatMap((rule) =>
    (byRule.get(rule) ?? []).map((fact) => ({ ...fact, section: rule.heading })),
  );
  return [...sectioned, ...assigned, ...(byRule.get(null) ?? [])];
}
