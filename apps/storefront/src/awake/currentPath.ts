/** Path and query of this document, as its server saw them. */
export function currentPath(): string {
  return window.location.pathname + window.location.search;
}

/** The parts of a path with its query. */
export const pathAddress = (path: string): URL => new URL(path, "http://localhost");
