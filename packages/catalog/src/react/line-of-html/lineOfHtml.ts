import { harmlessHtml } from "../../domain/harmlessHtml.ts";

interface HtmlPolicy {
  readonly createHTML: (html: string) => TrustedHTML;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: { readonly createHTML: typeof harmlessHtml }) => HtmlPolicy;
}

let made: HtmlPolicy | undefined;

/** The page's policy for HTML, where a browser has such; a server has none. */
function policy(): HtmlPolicy | undefined {
  const { trustedTypes }: { readonly Math: Math; readonly trustedTypes?: PolicyFactory } = globalThis;
  made ??= trustedTypes?.createPolicy("shop-html", { createHTML: (html) => harmlessHtml(html) });
  return made;
}

/**
 * A line of the server's HTML for `dangerouslySetInnerHTML`: words and their emphasis, all else left out. A page whose
 * security policy asks for trusted types has to allow the one named `shop-html`.
 */
export function lineOfHtml(html: string): { readonly __html: string | TrustedHTML } {
  return { __html: policy()?.createHTML(html) ?? harmlessHtml(html) };
}
