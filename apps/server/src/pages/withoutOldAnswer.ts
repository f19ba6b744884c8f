import { oldSafetyWords as old } from "../texts/oldSafetyWords.ts";

const heading = `<h2>${old.heading}</h2>`;
const answer = `<p>${old.answer}</p>`;

/** What may follow, so that nothing of the shop's own loses its heading. */
const end = String.raw`(?=\s*(?:<h2|$))`;

const whole = new RegExp(String.raw`${heading}\s*${answer}\s*${end}`, "u");
const alone = new RegExp(String.raw`${answer}\s*`, "u");

/**
 * The page of product safety without the paragraph that said of every shop that nothing is recalled, and without the
 * heading above it where nothing else stands below. A paragraph that the shop has changed stays as it is.
 */
export function withoutOldAnswer(html: string): string {
  return html.replace(whole, "").replace(alone, "").trimEnd();
}
