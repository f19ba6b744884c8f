import type { ConsentKey } from "./consent.ts";
import { consentMaxAge } from "./consentCookies.ts";

/** Where a browser stores something. */
export type StoredKind = "cookie" | "local" | "session";

/** How long it is stored: seconds, until the browser closes, or until someone removes it. */
export type StoredFor = number | "session" | "removed";

/** Something that a shop stores on a visitor's device. */
export interface StoredItem {
  readonly name: string;
  readonly kind: StoredKind;
  /** The kind of consent it requires; `required` needs none. */
  readonly purpose: ConsentKey;
  readonly keptFor: StoredFor;
}

const day = 24 * 60 * 60;

const needed = <N extends string>(
  name: N,
  kind: StoredKind,
  keptFor: StoredFor,
): StoredItem & { readonly name: N } => ({
  name,
  kind,
  purpose: "required",
  keptFor,
});

/**
 * Everything that the shop's own pages store on a device. The dialog's purposes, the list on the cookie page and a test
 * with a real browser are based on it.
 */
export const storedItems = [
  needed("shop_session", "cookie", 365 * day),
  needed("shop_device", "cookie", 365 * day),
  needed("required", "cookie", consentMaxAge),
  needed("functional_third_party", "cookie", consentMaxAge),
  needed("marketing_third_party", "cookie", consentMaxAge),
  needed("consent_record", "cookie", consentMaxAge),
  needed("compare.count", "local", "removed"),
  needed("compare.expanded", "local", "removed"),
  needed("collapsible.*", "local", "removed"),
  needed("customer_position", "local", 6 * 60 * 60),
  needed("hideMicroBanner", "session", "session"),
  { name: "seen_products", kind: "local", purpose: "functional", keptFor: 30 * day },
  { name: "recent_searches", kind: "local", purpose: "functional", keptFor: 30 * day },
] as const satisfies readonly StoredItem[];

/** Names of the stored items. */
export type StoredName = (typeof storedItems)[number]["name"];

/** The declared item for a name found in a browser; null if it was not declared. */
export function storedItem(name: string, kind: StoredKind): StoredItem | null {
  const fits = (known: StoredItem) =>
    known.kind === kind && (known.name.endsWith("*") ? name.startsWith(known.name.slice(0, -1)) : name === known.name);
  return storedItems.find(fits) ?? null;
}
