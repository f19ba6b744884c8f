import type { HtmlRules } from "./htmlRules.ts";

/** An attribute that does no harm: where it may stand and which values it may have. */
interface Harmless {
  /** Elements that may have it; every element when left out. */
  readonly on?: RegExp;
  readonly values?: RegExp;
}

/** Addresses of the own site, from its root or from the page: no second slash that would name another host. */
const ownAddress = /^(?:[?#]|\/(?![/\\]))/;
/** Addresses that a link may lead to elsewhere. The scheme is written out: what is not named here is not a link. */
const webAddress = /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i;
const small = /^\d{1,4}$/;
const cells = /^t[dh]$/;

/** Neither `style`, `id`, `name`, `target`, `srcset` nor anything that begins with `on` is among them. */
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

/** An address as a browser reads it: without tabs and line breaks, and without blanks around it. */
const plainAddress = (value: string): string => value.replaceAll(/[\t\n]/g, "").trim();

/** The attributes of an element that do no harm, as they may be written out again. */
export function keptAttributes(
  name: string,
  attributes: ReadonlyMap<string, string>,
  { links }: HtmlRules,
): Readonly<Record<string, string>> {
  const kept = [...attributes].flatMap(([key, written]): readonly (readonly [string, string])[] => {
    if (!Object.hasOwn(harmless, key)) return [];
    const { on, values } = harmless[key] ?? {};
    const value = key === "href" || key === "src" ? plainAddress(written) : written;
    if (on?.test(name) === false || values?.test(value) === false) return [];
    if (key === "href" && !ownAddress.test(value) && !(links === "web" && webAddress.test(value))) return [];
    return [[key, value]];
  });
  return Object.fromEntries(kept);
}
