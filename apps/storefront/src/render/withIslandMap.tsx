import type { IslandMap } from "@torg/islands/runtime";
import { IslandMapScript } from "@torg/islands/server";
import { renderToStaticMarkup } from "react-dom/server";
import { menu } from "../frame/menu.island.tsx";

const mark = ' data-island="';

/** The names of the islands of a document, each once. */
function islandNames(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const start = at + mark.length;
    names.add(html.slice(start, html.indexOf('"', start)));
  }
  return names;
}

/**
 * Adds the map of its islands to a rendered document, so that the map lists no others; unchanged when none of them has
 * a file.
 */
export function withIslandMap(html: string, files: IslandMap): string {
  const map = Object.fromEntries(
    [menu.name, ...islandNames(html)].flatMap((name) => (files[name] ? [[name, files[name]]] : [])),
  );
  const end = html.lastIndexOf("</body>");
  if (end < 0 || Object.keys(map).length === 0) return html;
  return html.slice(0, end) + renderToStaticMarkup(<IslandMapScript map={map} />) + html.slice(end);
}
