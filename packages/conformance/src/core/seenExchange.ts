import type { SeenExchange } from "../Report.ts";
import { shorten } from "./outcomes.ts";
import type { Exchange } from "./Wire.ts";

const mostSent = 300;
const mostCame = 300;

/** Leaves out what nobody wants to find in a report. */
const withoutPasswords = (text: string): string =>
  text
    .replaceAll(/("[^"]*password[^"]*":\s*)"[^"]*"/gi, '$1"…"')
    .replaceAll(/([^&=\s]*password[^&=]*)=[^&]*/gi, "$1=…");

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** What a person reads of a request and its answer. */
export function seenExchange({ method, url, sent, status, text }: Exchange): SeenExchange {
  const body = inOneLine(withoutPasswords(sent));
  return {
    sent: shorten(`${method} ${url}${body === "" ? "" : `  ${body}`}`, mostSent),
    came: shorten(`${status} ${inOneLine(text)}`.trim(), mostCame),
  };
}
