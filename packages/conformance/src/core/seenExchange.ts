import type { RecordedExchange } from "../Report.ts";
import { shorten } from "./outcomes.ts";
import type { Exchange } from "./Wire.ts";

const mostSent = 300;
const mostCame = 300;

/** Masks passwords for the report, also where the text ends in the middle of one. */
const withoutPasswords = (text: string): string =>
  text
    .replaceAll(/("[^"]*password[^"]*":\s*)"[^"]*(?:"|$)/gi, '$1"…"')
    .replaceAll(/([^&=\s]*password[^&=]*)=[^&]*/gi, "$1=…");

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** A request and its response, shortened for people to read. */
export function seenExchange({ method, url, sent, status, text }: Exchange): RecordedExchange {
  // Some requests are megabytes of nonsense, on which the patterns would run for minutes.
  const body = inOneLine(withoutPasswords(sent.slice(0, 2 * mostSent)));
  return {
    sent: shorten(`${method} ${url}${body === "" ? "" : `  ${body}`}`, mostSent),
    came: shorten(`${status} ${inOneLine(text.slice(0, 2 * mostCame))}`.trim(), mostCame),
  };
}
