const asked = /\(prefers-reduced-motion(:\s*[\w-]+)?\)/g;

/** Rewrites a media query as if reduced motion were preferred: conditions on motion become always or never true. */
export function lessMotion(query: string): string {
  return query.replace(asked, (words) => (words.includes("no-preference") ? "(max-width: 0px)" : "(min-width: 0px)"));
}
