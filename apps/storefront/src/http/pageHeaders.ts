import { everyAnswer } from "@torg/server";
import type { MapsHosts } from "@torg/stores/domain/map";
import { hideMicroBannerScript } from "@torg/navigation/domain";
import { speculationRules } from "../render/speculationRules.ts";
import type { ShopPage } from "@torg/pages/contract";
import { policyReportPath } from "../routes/storefrontPaths.ts";
import { contentHash } from "../assets/integrityOf.ts";
import type { PageEmbed } from "./MadePage.ts";

type Headers = Readonly<Record<string, string>>;

/** What every page of the shop may do; `early` is the hash of the script that stands in it before its content. */
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

function policy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, value]) => (value === "" ? name : `${name} ${value}`))
    .concat("report-to policy")
    .join("; ");
}

const shopPolicy = {
  "default-src": "'none'",
  // One script stands in the page, and the rules for prefetching, which are data. Where a hash names the one, Chromium
  // wants the other to be named so, too.
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

/** No script may write a text as HTML, but through the one policy that cleans it. */
const trustedTypes = { "require-trusted-types-for": "'script'", "trusted-types": "shop-html" };

/** What lets one frame or picture of another host into the page, which draws it only after consent. */
function embedPolicy({ type, src }: PageEmbed): Readonly<Record<string, string>> {
  const from = URL.parse(src)?.origin ?? "null";
  if (from === "null") return {};
  return type === "iframe" ? { "frame-src": from } : { "img-src": `${shopPolicy["img-src"]} ${from}` };
}

/** What lets the map's tiles and the places provider of the shop's settings in, which are used only after consent. */
function mapsPolicy(base: typeof shopPolicy, { pictures, scripts }: MapsHosts): Readonly<Record<string, string>> {
  const plus = (directive: keyof typeof shopPolicy, more: readonly string[]) =>
    more.length === 0 ? {} : { [directive]: [base[directive], ...more].join(" ") };
  return {
    ...plus("img-src", pictures),
    ...plus("script-src", scripts),
    ...plus("connect-src", scripts),
    ...plus("font-src", scripts),
    // The provider writes the looks of its suggestions into the page.
    ...plus("style-src", scripts.length === 0 ? [] : ["'unsafe-inline'", ...scripts]),
  };
}

function zoneHeaders({ route, early, paymentHosts = [], embed = null, maps = null }: PageAnswerFacts): Headers {
  const base = basePolicy(early);
  if (route.zone !== "checkout") {
    const allowed = { ...(embed === null ? {} : embedPolicy(embed)), ...(maps === null ? {} : mapsPolicy(base, maps)) };
    const typed = route.zone === "map" ? {} : trustedTypes;
    return {
      "content-security-policy": policy({ ...base, ...allowed, ...typed }),
      "cross-origin-opener-policy": "same-origin",
    };
  }
  return {
    "content-security-policy": policy(checkoutPolicy(base, paymentHosts)),
    "cross-origin-opener-policy": "same-origin-allow-popups",
  };
}

/** What any cache in front of the shop may keep, for a minute, and longer while the shop is slow or down. */
export const sharedCache = "public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400";

/** What nobody may keep for somebody else; the browser's own back button may. */
export const privateCache = "private, no-cache";

/** Cart, checkout and the like: going back must show what they hold now, not what they held. */
export const personalCache = "private, no-store";

/** What a page answer depends on besides its address. */
export interface PageAnswerFacts {
  readonly route: ShopPage;
  readonly status: number;
  /** True when the answer sets a cookie or was made for a session. */
  readonly personal: boolean;
  /** Hash of the script that stands in the document before its content; none if left out. */
  readonly early?: string | undefined;
  /** Hosts of payment providers; none if left out. */
  readonly paymentHosts?: readonly string[] | undefined;
  /** Content of others that the page may show; none if left out. */
  readonly embed?: PageEmbed | null;
  /** Hosts of the shop's maps on a page with one; none if left out. */
  readonly maps?: MapsHosts | null;
  /** The keys by which caches in front forget the page; none if left out. */
  readonly surrogateKeys?: string;
}

/** The headers of one page answer. An answer that sets a cookie or is an error is never kept by shared caches. */
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
