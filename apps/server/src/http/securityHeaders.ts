/** Names and values of headers. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of every answer. */
export const everyAnswer: Headers = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), usb=(), payment=(), geolocation=(self)",
};

/** Headers of answers that no browser shows as a page. */
export const dataAnswer: Headers = { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };

/** Headers of files that came from outside: whatever they hold, nothing in them runs. */
export const uploadAnswer: Headers = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** What a page needs beyond the shop's own origin. */
export interface PagePolicy {
  /** Checkout pages run the scripts of payment providers. */
  readonly kind: "shop" | "checkout";
  /** Origins of scripts, frames and connections of payment providers; checkout only. */
  readonly providers?: readonly string[];
  /** Origins of pictures and map tiles. */
  readonly images?: readonly string[];
  /** Origins that may be framed after consent. */
  readonly frames?: readonly string[];
}

/** Headers of an HTML page. */
export function pageAnswer({ kind, providers = [], images = [], frames = [] }: PagePolicy): Headers {
  const isCheckout = kind === "checkout";
  const policy = [
    "default-src 'none'",
    sources("script-src 'self'", isCheckout ? providers : []),
    sources(isCheckout ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'", isCheckout ? providers : []),
    "style-src-attr 'unsafe-inline'",
    sources("img-src 'self' data:", [...images, ...(isCheckout ? providers : [])]),
    "font-src 'self'",
    sources("connect-src 'self'", isCheckout ? providers : []),
    sources("frame-src", [...frames, ...(isCheckout ? providers : [])]) || "frame-src 'none'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(isCheckout ? [] : ["require-trusted-types-for 'script'", "trusted-types shop-html dompurify"]),
  ];
  return {
    "content-security-policy": policy.join("; "),
    "cross-origin-opener-policy": isCheckout ? "same-origin-allow-popups" : "same-origin",
  };
}

function sources(directive: string, origins: readonly string[]): string {
  if (origins.length === 0) return directive.includes(" ") ? directive : "";
  return [directive, ...origins].join(" ");
}
