import { stripUnsafeHtml } from "../../domain/stripUnsafeHtml.ts";

interface HtmlPolicy {
  readonly createHTML: (html: string) => TrustedHTML;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: { readonly createHTML: typeof stripUnsafeHtml }) => HtmlPolicy;
}

let made: HtmlPolicy | undefined;

/** The page's Trusted Types policy, if the browser supports it; undefined on a server. */
function policy(): HtmlPolicy | undefined {
  const { trustedTypes }: { readonly Math: Math; readonly trustedTypes?: PolicyFactory } = globalThis;
  made ??= trustedTypes?.createPolicy("shop-html", { createHTML: (html) => stripUnsafeHtml(html) });
  return made;
}

/**
 * A line of server HTML for `dangerouslySetInnerHTML`, reduced to text and emphasis. A page whose CSP requires Trusted
 * Types must allow the policy `shop-html`.
 */
export function lineOfHtml(html: string): { readonly __html: string | TrustedHTML } {
  return { __html: policy()?.createHTML(html) ?? stripUnsafeHtml(html) };
}
