/** Words written in capitals within a name, too. */
const capitals = new Set(["html", "id"]);

/**
 * The name of a component or a story in plain words: `BackToTop` becomes "Back to top", and "Right To Left", as
 * Storybook writes it, "Right to left". Names in plain words stay as they are.
 */
export function readableName(name: string): string {
  const words = name.includes(" ") ? name.split(" ") : name.split(/(?=[A-Z])/);
  if (words.length < 2 || !words.every((word) => /^(?:[A-Z][a-z]*|\d+)$/.test(word))) return name;
  const [first = "", ...rest] = words;
  const others = rest.map((word) => word.toLowerCase()).map((word) => (capitals.has(word) ? word.toUpperCase() : word));
  return [first, ...others].join(" ");
}
