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
  const rest = sections.get("") ?? [];
  const told = [...sections].filter(([heading]) => heading !== "").map(([heading, own]) => ({ heading, facts: own }));
  if (told.length === 1 && rest.length === 0) return [{ heading: null, facts }];
  return rest.length === 0 ? told : [...told, { heading: null, facts: rest }];
}

const wordsOf = (name: string): readonly string[] => name.split(/[^\p{L}\p{N}-]+/u);

function isMeant(pattern: string, word: string): boolean {
  if (pattern.endsWith("*")) return word.startsWith(pattern.slice(0, -1));
  return pattern.startsWith("*") ? word.endsWith(pattern.slice(1)) : word === pattern;
}

/** The rule for a specification's name: the longest matching pattern wins, the first one on a tie. */
function ruleOf(title: string, rules: readonly SectionRule[]): SectionRule | null {
  const name = title.trim().toLocaleLowerCase("sv");
  const words = [name, ...wordsOf(name)];
  let found: { readonly rule: SectionRule; readonly length: number } | null = null;
  for (const rule of rules) {
    for (const given of rule.names) {
      const pattern = given.toLocaleLowerCase("sv");
      if (pattern.length > (found?.length ?? 0) && words.some((word) => isMeant(pattern, word)))
        found = { rule, length: pattern.length };
    }
  }
  return found?.rule ?? null;
}

/**
 * Assigns sections to specifications. Given sections are kept; the others get theirs by name and follow in the order of
 * the rules. A short list without any given section stays as it is.
 */
export function withSections<Fact extends SectionedFact>(
  facts: readonly Fact[],
  rules: readonly SectionRule[],
): readonly Fact[] {
  const told = facts.filter((fact) => headingOf(fact) !== "");
  if (told.length === 0 && facts.length <= atAGlance) return facts;
  const others = facts.filter((fact) => headingOf(fact) === "");
  const byRule = groupBy(others, ({ title }) => ruleOf(title, rules));
  const ruled = rules.flatMap((rule) => (byRule.get(rule) ?? []).map((fact) => ({ ...fact, section: rule.heading })));
  return [...told, ...ruled, ...(byRule.get(null) ?? [])];
}
