/** Words that are written in capitals also inside of a name. */
const capitals = new Set(["html"]);

/** The name of a component as somebody says it: `BackToTop` is "Back to top". What is said already stays as it is. */
export function readableName(name: string): string {
  if (!/^[A-Z][a-z]+(?:[A-Z][a-z]+)+$/.test(name)) return name;
  const [first = "", ...rest] = name.split(/(?=[A-Z])/);
  const others = rest.map((word) => word.toLowerCase()).map((word) => (capitals.has(word) ? word.toUpperCase() : word));
  return [first, ...others].join(" ");
}
