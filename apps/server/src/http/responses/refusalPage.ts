import { serverTexts } from "../../texts/sv.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { pageTransition } from "./pageTransition.ts";
import type { Refusal } from "./Refusal.ts";

/** Headers of a minimal page. */
export const refusalPageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cross-origin-opener-policy": "same-origin",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

const style = `${pageTransition}
body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#1c1b1f;background:#f6f5f2}
main{max-inline-size:32rem;margin:clamp(2rem,12vh,8rem) auto;padding:2rem;background:#fff;border-radius:12px}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}p{margin:0 0 1rem;overflow-wrap:break-word}
a{display:inline-block;padding-block:.625rem;color:#0b57d0;text-underline-offset:.2em}
@media (prefers-color-scheme:dark){body{color:#e6e1e5;background:#1c1b1f}main{background:#2b2930}a{color:#a8c7fa}}`;

/** Heading and link of the page. */
interface PageWords {
  readonly heading: string;
  readonly back: string;
}

/** Those for a refused form. */
const formWords: PageWords = { heading: serverTexts.refusedHeading, back: serverTexts.refusedBack };

/**
 * A refusal as a page, by default for a form submitted by the browser itself: the error, and a link back to the form.
 */
export function refusalPage({ message }: Pick<Refusal, "message">, back: string, words: PageWords = formWords): string {
  const heading = escapeHtml(words.heading);
  return `<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${heading}</title><style>${style}</style></head>
<body><main><h1>${heading}</h1><p role="alert">${escapeHtml(message)}</p>
<p><a href="${escapeHtml(back)}">${escapeHtml(words.back)}</a></p></main></body></html>`;
}
