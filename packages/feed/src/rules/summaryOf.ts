/** Facts that a summary names. */
const mostFacts = 3;

/** A name that is longer belongs to a sentence. */
const longestName = 40;

const values = new Intl.ListFormat("sv-SE", { type: "conjunction" });

/** `Material: Fleece` as its name and its value; a sentence has no name. */
function cutFact(text: string): readonly [string, string] {
  const at = text.indexOf(": ");
  return at <= 0 || at > longestName ? ["", text] : [text.slice(0, at), text.slice(at + 2)];
}

/**
 * One line of the first facts of a product. A name that is told more than once stands there once, before all its
 * values: `Material: Fleece, Hampa och Nylon`.
 */
export function summaryOf(highlights: readonly string[]): string {
  const facts = new Map<string, string[]>();
  for (const text of highlights) {
    const [name, value] = cutFact(text);
    const key = name === "" ? text : name;
    const known = facts.get(key);
    if (known === undefined) facts.set(key, [value]);
    else if (!known.includes(value)) known.push(value);
  }
  return [...facts]
    .slice(0, mostFacts)
    .map(([name, told]) => (told[0] === name ? name : `${name}: ${values.format(told)}`))
    .join(", ");
}
