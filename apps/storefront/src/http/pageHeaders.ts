import { everyAnswer } from "@torg/server";
import type { MapsHosts } from "@torg/stores/domain/map";
import { hideMicroBannerScript } from "@torg/navigation/domain";
import { speculationRules } from "../render/speculationRules.ts";
import type { ShopPage } from "@torg/pages/contract";
import { policyReportPath } from "../routes/storefrontPaths.ts";
import { contentHash } from "../assets/integrityOf.ts";
import type { PageEmbed } from "./MadePage.ts";

type Headers = Readonly<Record<string, string>>;

/** The policy of every page; `early` is the hash of its inline script. */
const basePolicy = (early: string | undefined): typeof shopPolicy =>
  early === undefined ? shopPolicy : { ...shopPolicy, "script-src": `${shopPolicy["script-src"]} '${early}'` };

/** The policy of pages where payment providers may run code from these hosts. */
function checkoutPolicy(base: typeof shopPolicy, hosts: readonly string[]): Readonly<Record<string, string>> {
  const own = { ...base, "style-src": "'self' 'unsafe-inline'" };
  if (hosts.length === 0) return own;
  const from = hosts.join(" ");
  return {
    ...own,
    "script-src": `${own["script-src"]} ${from}`,
    "style-src": `${own["style-src"]} ${from}`,
    "img-src": `${own["img-src"]} ${from}`,
    "font-src": `${own["font-src"]} ${from}`,
    "connect-src": `${own["connect-src"]} ${from}`,
    "frame-src": from,
  };
}

/** Allows inline style sheets by their hashes, unless all are allowed: a hash would take that back. */
function withStyleHashes(
  directives: Readonly<Record<string, string>>,
  hashes: readonly string[],
): Readonly<Record<string, string>> {
  const styles = directives["style-src"] ?? "";
  if (styles.includes("'unsafe-inline'")) return directives;
  return { ...directives, "style-src": [styles, ...hashes.map((hash) => `'${hash}'`)].join(" ") };
}

function policy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, value]) => (value === "" ? name : `${name} ${value}`))
    .concat("report-to policy")
    .join("; ");
}

const shopPolicy = {
  "default-src": "'none'",
  // The page has one inline script, and the speculation rules, which are data. When a hash allows the script, Chromium
  // wants one for the rules too.
  "script-src": `'self' 'inline-speculation-rules' '${contentHash(hideMicroBannerScript)}' '${contentHash(speculationRules)}'`,
  "style-src": "'self'",
  // Colours of swatches and tags come from data, as style attributes.
  "style-src-attr": "'unsafe-inline'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "object-src": "'none'",
  "frame-ancestors": "'none'",
};

/** No script may write text as HTML, except through the one policy that sanitizes it. */
const trustedTypes = { "require-trusted-types-for": "'script'", "trusted-types": "shop-html" };

/** Allows one frame or picture of another host, which the page loads only after consent. */
function embedPolicy({ type, src }: PageEmbed): Readonly<Record<string, string>> {
  const from = URL.parse(src)?.origin ?? "null";
  if (from === "null") return {};
  return type === "iframe" ? { "frame-src": from } : { "img-src": `${shopPolicy["img-src"]} ${from}` };
}

/** Allows the map tiles and the places provider of the shop's settings, which are used only after consent. */
function mapsPolicy(base: typeof shopPolicy, { pictures, scripts }: MapsHosts): Readonly<Record<string, string>> {
  const plus = (directive: keyof typeof shopPolicy, more: readonly string[]) =>
    more.length === 0 ? {} : { [directive]: [base[directive], ...more].join(" ") };
  return {
    ...plus("img-src", pictures),
    ...plus("script-src", scripts),
    ...plus("connect-src", scripts),
    ...plus("font-src", scripts),
    // The provider injects the styles of its suggestions into the page.
    ...plus("style-src", scripts.length === 0 ? [] : ["'unsafe-inline'", ...scripts]),
  };
}

function zoneHeaders(facts: PageAnswerFacts): Headers {
  const { route, early, paymentHosts = [], embed = null, maps = null, styleHashes = [] } = facts;
  const base = basePolicy(early);
  if (route.zone !== "checkout") {
    const allowed = { ...(embed === null ? {} : embedPolicy(embed)), ...(maps === null ? {} : mapsPolicy(base, maps)) };
    const typed = route.zone === "map" ? {} : trustedTypes;
    return {
      "content-security-policy": policy(withStyleHashes({ ...base, ...allowed, ...typed }, styleHashes)),
      "cross-origin-opener-policy": "same-origin",
    };
  }
  return {
    "content-security-policy": policy(checkoutPolicy(base, paymentHosts)),
    "cross-origin-opener-policy": "same-origin-allow-popups",
  };
}

/** Any shared cache may keep it for a minute, and serve it longer while the shop is slow or down. */
export const sharedCache = "public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400";

/** No shared cache may keep it; the browser's back/forward cache may. */
export const privateCache = "private, no-cache";

/** Cart, checkout and the like: going back must show their current content. */
export const personalCache = "private, no-store";

/** What a page answer depends on besides its address. */
export interface PageAnswerFacts {
  readonly route: ShopPage;
  readonly status: number;
  /** True when the answer sets a cookie or was made for a session. */
  readonly personal: boolean;
  /** Hash of the document's inline script; none if left out. */
  readonly early?: string | undefined;
  /** Hosts of payment providers; none if left out. */
  readonly paymentHosts?: readonly string[] | undefined;
  /** Third-party content that the page may show; none if left out. */
  readonly embed?: PageEmbed | null;
  /** Hosts of the shop's maps on a page with one; none if left out. */
  readonly maps?: MapsHosts | null;
  /** Hashes of the document's inline style sheets; none if left out. */
  readonly styleHashes?: readonly string[];
  /** The surrogate keys by which upstream caches purge the page; none if left out. */
  readonly surrogateKeys?: string;
}

/** The headers of one page response. One that sets a cookie or is an error is never kept by shared caches. */
export function pageHeaders(facts: PageAnswerFacts): Headers {
  const { route, status, personal, surrogateKeys = "" } = facts;
  const shared = route.cache === "shared" && !personal && status < 500;
  const own = route.cache === "private" ? personalCache : privateCache;
  return {
    ...everyAnswer,
    ...zoneHeaders(facts),
    "reporting-endpoints": `policy="${policyReportPath}"`,
    "content-type": "text/html; charset=utf-8",
    "cache-control": shared ? sharedCache : own,
    ...(shared && surrogateKeys !== "" ? { "surrogate-key": surrogateKeys } : {}),
    vary: "Accept-Encoding, Accept, X-Requested-With, Cookie",
  };
}
