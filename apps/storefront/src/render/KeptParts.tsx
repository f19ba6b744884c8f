import { renderToString } from "react-dom/server";
import type { PlaceShared, SharedPart } from "../frame/SharedPart.ts";
import { withSoftHyphens } from "./withSoftHyphens.ts";

/** Parts that are kept at most; those that were needed longest ago are forgotten first. */
const mostKept = 200;
const kept = new Map<string, string>();

/** What values say, which the same ones of a catalogue or of settings are asked for on every page. */
const known = new WeakMap<object, string>();

function textOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const text = known.get(value) ?? JSON.stringify(value);
  known.set(value, text);
  return text;
}

function keptHtml(key: string, draw: () => string): string {
  const html = kept.get(key) ?? draw();
  // A map lists its keys by age: setting the key anew makes it the youngest.
  kept.delete(key);
  kept.set(key, html);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return html;
}

/**
 * The path nearest to a page's for which the links of a part are marked in the same way: itself or one below the link
 * that lies next above it. Pages far from all links have none.
 */
function markedPath(html: string, path: string): string {
  // Written otherwise in HTML.
  if (/[&']/.test(path)) return path;
  for (let at = path; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    if (html.includes(` href="${at}"`)) return at === path ? at : `${at}/`;
  }
  return "";
}

function htmlOf({ name, from, path, draw }: SharedPart): string {
  const key = [name, ...from.map(textOf)].join("\n");
  const drawAt = (at: string): string => keptHtml(`${key}\n${at}`, () => withSoftHyphens(renderToString(draw(at))));
  const unmarked = drawAt("");
  const marked = path === undefined ? "" : markedPath(unmarked, path);
  return marked === "" ? unmarked : drawAt(marked);
}

const placed = /<template data-kept="(menu|footer|consent)"><\/template>/g;

/** The shared parts of one page, each drawn once for all pages that have it: the page is rendered with places for them. */
export class KeptParts {
  readonly #html = new Map<string, string>();

  readonly place: PlaceShared = (part) => {
    this.#html.set(part.name, htmlOf(part));
    return <template data-kept={part.name} />;
  };

  /** A rendered page with its shared parts in their places. */
  fill(page: string): string {
    return page.replace(placed, (place, name: string) => this.#html.get(name) ?? place);
  }
}
