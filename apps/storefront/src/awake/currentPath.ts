/** Path and query of this document, as its server saw them. */
export function currentPath(): string {
  return window.location.pathname + window.location.search;
}
