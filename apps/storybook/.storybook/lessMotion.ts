const asked = /\(prefers-reduced-motion(:\s*[\w-]+)?\)/g;

/** A media query as it reads for somebody who wants less motion: what it asks about motion is always or never true. */
export function lessMotion(query: string): string {
  return query.replace(asked, (words) => (words.includes("no-preference") ? "(max-width: 0px)" : "(min-width: 0px)"));
}
