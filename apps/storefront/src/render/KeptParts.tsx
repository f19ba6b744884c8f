import { renderToString } from "react-dom/server";
import type { PlaceShared, SharedPart } from "../frame/SharedPart.ts";
import { withSoftHyphens } from "./withSoftHyphens.ts";

/** Most cached parts; the least recently used is dropped first. */
const maxKept = 200;
const kept = new Map<string, string>();

/** The JSON of values: the same objects of a catalogue or of settings come up on every page. */
const known = new WeakMap<object, string>();

function textOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const text = known.get(value) ?? JSON.stringify(value);
  known.set(value, text);
  return text;
}

function cachedHtml(key: string, draw: () => string): string {
  const html = kept.get(key) ?? draw();
  // A map lists its keys by age: setting the key again makes it the newest.
  kept.delete(key);
  kept.set(key, html);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
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
  const key = [name, ...from.map(textOf)].join("\n");
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
