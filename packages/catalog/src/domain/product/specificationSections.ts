/** A fact of a product, with the section of the specification that it stands in, where somebody told one. */
export interface SectionedFact {
  readonly title: string;
  readonly section?: string | null | undefined;
}

/** Facts under one heading; null where nothing says what they have in common. */
export interface SpecificationSection<Fact> {
  readonly heading: string | null;
  readonly facts: readonly Fact[];
}

/** Which facts of a specification stand under a heading. */
export interface SectionRule {
  readonly heading: string;
  /**
   * Names of facts: the whole name or one of its words, in capitals or not; `*` stands for the beginning or the end of a
   * word, such as `kabel*` and `*bredd`.
   */
  readonly names: readonly string[];
}

/** So many facts are read at a glance; they need no headings that nobody told. */
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
 * The facts of a specification by their sections: sections in the order in which they are first told, facts in theirs,
 * and last those of no section. A single section has no heading, as it would stand over everything.
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

/** The rule that a fact stands under by its name: the longest name that fits counts, and of equally long ones the first. */
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
 * The facts with their sections. What somebody told stays as it is; the others get theirs by their names and come after,
 * in the order of the rules. A short list of which nothing was told stays without.
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
