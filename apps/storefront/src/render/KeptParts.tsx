import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import type { PlaceShared, SharedPart } from "../frame/SharedPart.ts";
import { withSoftHyphens } from "./withSoftHyphens.ts";

/** The HTML of the parts used most recently. */
const htmlCache = new LRUCache<string, string>({ max: 200 });

/** The JSON of values: the same objects of a catalogue or of settings come up on every page. */
const jsonCache = new WeakMap<object, string>();

function jsonOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const json = jsonCache.get(value) ?? JSON.stringify(value);
  jsonCache.set(value, json);
  return json;
}

function cachedHtml(key: string, draw: () => string): string {
  const cached = htmlCache.get(key);
  if (cached !== undefined) return cached;
  const html = draw();
  htmlCache.set(key, html);
  return html;
}

/**
 * The path closest to a page's path whose links in a part are marked the same way: the path itself, or one below the
 * closest linked ancestor. Pages without such an ancestor get an empty path.
 */
function markedPath(html: string, path: string): string {
  // These characters are escaped in HTML.
  if (/[&']/.test(path)) return path;
  for (let at = path; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    if (html.includes(` href="${at}"`)) return at === path ? at : `${at}/`;
  }
  return "";
}

function htmlOf({ name, from, path, draw }: SharedPart): string {
  const key = [name, ...from.map(jsonOf)].join("\n");
  const drawAt = (at: string): string => cachedHtml(`${key}\n${at}`, () => withSoftHyphens(renderToString(draw(at))));
  const unmarked = drawAt("");
  const marked = path === undefined ? "" : markedPath(unmarked, path);
  return marked === "" ? unmarked : drawAt(marked);
}

const placed = /<template data-kept="(menu|footer|consent)"><\/template>/g;

/**
 * The shared parts of one page, each rendered once for all pages that have it: the page is rendered with placeholders
 * for them.
 */
export class KeptParts {
  readonly #html = new Map<string, string>();

  readonly place: PlaceShared = (part) => {
    this.#html.set(part.name, htmlOf(part));
    return <template data-kept={part.name} />;
  };

  /** Puts the shared parts into the placeholders of a rendered page. */
  fill(page: string): string {
    return page.replace(placed, (place, name: string) => this.#html.get(name) ?? place);
  }
}
