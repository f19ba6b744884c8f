/** Words written in capitals within a name, too. */
const capitals = new Set(["html"]);

/** The name of a component in plain words: `BackToTop` becomes "Back to top". Names in plain words stay as they are. */
export function readableName(name: string): string {
  if (!/^[A-Z][a-z]+(?:[A-Z][a-z]+)+$/.test(name)) return name;
  const [first = "", ...rest] = name.split(/(?=[A-Z])/);
  const others = rest.map((word) => word.toLowerCase()).map((word) => (capitals.has(word) ? word.toUpperCase() : word));
  return [first, ...others].join(" ");
}
