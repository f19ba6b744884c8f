import type { SeenExchange } from "../Report.ts";
import { shorten } from "./outcomes.ts";
import type { Exchange } from "./Wire.ts";

const mostSent = 300;
const mostCame = 300;

/** Leaves out what nobody wants to find in a report, also where the text ends in the middle of it. */
const withoutPasswords = (text: string): string =>
  text
    .replaceAll(/("[^"]*password[^"]*":\s*)"[^"]*(?:"|$)/gi, '$1"…"')
    .replaceAll(/([^&=\s]*password[^&=]*)=[^&]*/gi, "$1=…");

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** What a person reads of a request and its answer. */
export function seenExchange({ method, url, sent, status, text }: Exchange): SeenExchange {
  // Some requests are megabytes of nonsense, which the patterns would read for minutes.
  const body = inOneLine(withoutPasswords(sent.slice(0, 2 * mostSent)));
  return {
    sent: shorten(`${method} ${url}${body === "" ? "" : `  ${body}`}`, mostSent),
    came: shorten(`${status} ${inOneLine(text.slice(0, 2 * mostCame))}`.trim(), mostCame),
  };
}
