import { escapeHtml } from "../../http/escapeHtml.ts";

/** A name as HTML with the first place of the query in bold. */
export function highlight(name: string, query: string): string {
  const place = query === "" ? -1 : name.toLowerCase().indexOf(query.toLowerCase());
  if (place < 0) return escapeHtml(name);
  const end = place + query.length;
  return `${escapeHtml(name.slice(0, place))}<strong>${escapeHtml(name.slice(place, end))}</strong>${escapeHtml(name.slice(end))}`;
}
