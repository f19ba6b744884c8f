/** Number of facts in a summary. */
const mostFacts = 3;

/** A longer name is taken for a sentence. */
const longestName = 40;

const values = new Intl.ListFormat("sv-SE", { type: "conjunction" });

/** Splits `Material: Fleece` into name and value; a sentence has an empty name. */
function cutFact(text: string): readonly [string, string] {
  const at = text.indexOf(": ");
  return at <= 0 || at > longestName ? ["", text] : [text.slice(0, at), text.slice(at + 2)];
}

/**
 * One line with the first facts of a product. Values with the same name are joined: `Material: Fleece, Hampa och
 * Nylon`.
 */
export function summaryOf(highlights: readonly string[]): string {
  const facts = new Map<string, string[]>();
  for (const text of highlights) {
    const [name, value] = cutFact(text);
    const key = name === "" ? text : name;
    const existing = facts.get(key);
    if (existing === undefined) facts.set(key, [value]);
    else if (!existing.includes(value)) existing.push(value);
  }
  return [...facts]
    .slice(0, mostFacts)
    .map(([name, told]) => (told[0] === name ? name : `${name}: ${values.format(told)}`))
    .join(", ");
}
