import { oldSafetyWords as old } from "../../texts/catalogue/oldSafetyWords.ts";

const heading = `<h2>${old.heading}</h2>`;
const answer = `<p>${old.answer}</p>`;

/** What may follow the paragraph: the heading is only removed if the shop has written nothing below it. */
const end = String.raw`(?=\s*(?:<h2|$))`;

const whole = new RegExp(String.raw`${heading}\s*${answer}\s*${end}`, "u");
const alone = new RegExp(String.raw`${answer}\s*`, "u");

/**
 * The product safety page without the old paragraph saying that nothing is recalled, and without the heading above it
 * where nothing else is below. A paragraph that the shop has changed stays.
 */
export function withoutOldAnswer(html: string): string {
  return html.replace(whole, "").replace(alone, "").trimEnd();
}
