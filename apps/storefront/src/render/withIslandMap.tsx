import type { IslandMap } from "@torg/islands/runtime";
import { IslandMapScript } from "@torg/islands/server";
import { renderToStaticMarkup } from "react-dom/server";
import { menu } from "../frame/menu.island.tsx";

/**
 * A rendered document with the map of the islands that stand in it, so that the map names no others; as it was when
 * none of them has a file.
 */
export function withIslandMap(html: string, files: IslandMap): string {
  const marked = [...html.matchAll(/ data-island="([\w-]+)"/g)].map(([, name = ""]) => name);
  const map = Object.fromEntries(
    [menu.name, ...new Set(marked)].flatMap((name) => (files[name] ? [[name, files[name]]] : [])),
  );
  const end = html.lastIndexOf("</body>");
  if (end < 0 || Object.keys(map).length === 0) return html;
  return html.slice(0, end) + renderToStaticMarkup(<IslandMapScript map={map} />) + html.slice(end);
}
