import type { HtmlRules } from "./htmlRules.ts";

/** A harmless attribute: the elements it is allowed on, and its allowed values. */
interface Harmless {
  /** Elements that may have it; default: every element. */
  readonly on?: RegExp;
  readonly values?: RegExp;
}

/** Same-site addresses, relative to the root or the page: no second slash that would name another host. */
const ownAddress = /^(?:[?#]|\/(?![/\\]))/;
/** External addresses allowed in links. An allowlist of schemes: anything else is not a link. */
const webAddress = /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i;
const small = /^\d{1,4}$/;
const cells = /^t[dh]$/;

/** Deliberately without `style`, `id`, `name`, `target`, `srcset` and anything that starts with `on`. */
const harmless: Readonly<Record<string, Harmless>> = {
  alt: { on: /^img$/ },
  "aria-current": { values: /^(?:page|true)$/ },
  "aria-label": {},
  class: { values: /^(?:active|disabled|pagination)$/ },
  colspan: { on: cells, values: small },
  dir: { values: /^(?:auto|ltr|rtl)$/ },
  height: { on: /^img$/, values: small },
  href: { on: /^a$/ },
  lang: { values: /^[a-z-]{2,20}$/i },
  rel: { on: /^a$/, values: /^(?:next|prev)$/ },
  rowspan: { on: cells, values: small },
  scope: { on: /^th$/, values: /^(?:row|col)(?:group)?$/ },
  src: { on: /^img$/, values: ownAddress },
  start: { on: /^ol$/, values: small },
  title: {},
  width: { on: /^img$/, values: small },
};

/** An address as a browser parses it: without tabs and line breaks, trimmed. */
const plainAddress = (value: string): string => value.replaceAll(/[\t\n]/g, "").trim();

/** The harmless attributes of an element, safe to output. */
export function safeAttributes(
  name: string,
  attributes: ReadonlyMap<string, string>,
  { links }: HtmlRules,
): Readonly<Record<string, string>> {
  const safe = [...attributes].flatMap(([key, text]): readonly (readonly [string, string])[] => {
    if (!Object.hasOwn(harmless, key)) return [];
    const { on, values } = harmless[key] ?? {};
    const value = key === "href" || key === "src" ? plainAddress(text) : text;
    if (on?.test(name) === false || values?.test(value) === false) return [];
    if (key === "href" && !ownAddress.test(value) && !(links === "web" && webAddress.test(value))) return [];
    return [[key, value]];
  });
  return Object.fromEntries(safe);
}
