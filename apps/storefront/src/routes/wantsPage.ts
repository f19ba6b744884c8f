type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

function quality(accept: string, type: string): number {
  const part = accept.split(",").find((candidate) => candidate.trim().toLowerCase().startsWith(type));
  if (part === undefined) return 0;
  const value = /;\s*q=([\d.]+)/i.exec(part)?.[1];
  return value === undefined ? 1 : Number(value);
}

/**
 * True when an address that has two answers is opened as a page: no `X-Requested-With: XMLHttpRequest`, and `Accept`
 * does not prefer JSON over HTML.
 */
export function wantsPage(headers: Headers): boolean {
  if (String(headers["x-requested-with"] ?? "").toLowerCase() === "xmlhttprequest") return false;
  const accept = String(headers["accept"] ?? "");
  return quality(accept, "application/json") <= quality(accept, "text/html");
}
