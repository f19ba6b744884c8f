/** What only a component of the browser may do: call hooks, make contexts, listen to events. */
const hooks = /\buse(?:[A-Z]\w*)?\(|\bcreateContext\(/;
const listeners = /\bon[A-Z]\w*\s*[:,}]|\bref:/;

/**
 * Whether a compiled module has to start with "use client", so that a framework with server components renders it in
 * both places. Modules of plain drawing stay open to both kinds; modules without JSX count only when they hold hooks.
 */
export function needsBrowser(code: string, holdsMarkup: boolean): boolean {
  if (!holdsMarkup) return /from "(?:react|zustand)"/.test(code) && hooks.test(code);
  return hooks.test(code) || listeners.test(code);
}
