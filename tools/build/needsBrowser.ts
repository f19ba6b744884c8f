/** Code that only client components may contain: hooks, contexts, event listeners. */
const hooks = /\buse(?:[A-Z]\w*)?\(|\bcreateContext\(/;
const listeners = /\bon[A-Z]\w*\s*[:,}]|\bref:/;

/**
 * Whether a compiled module must start with "use client", so that frameworks with server components render it in both
 * places. Purely presentational modules stay usable on both sides; modules without JSX need it only if they contain
 * hooks.
 */
export function needsBrowser(code: string, holdsMarkup: boolean): boolean {
  if (!holdsMarkup) return /from "(?:react|zustand)"/.test(code) && hooks.test(code);
  return hooks.test(code) || listeners.test(code);
}
