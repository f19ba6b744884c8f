import type { Page } from "playwright-core";

/** What Chromium tells of where it leaves out a change of pages, a mere ornament; without script nothing can hush it. */
const skippedTransition = /^Transition was /;

/** What the policy of the page forbade, such as script that is compiled from text. */
const violation = /Content Security Policy/;

/** The errors of a page that nobody caught, and what its policy forbade, as they come, for a walk that ends with none. */
export function hearErrors(page: Page, heard: string[] = []): string[] {
  page.on("pageerror", ({ message }) => {
    if (!skippedTransition.test(message)) heard.push(message);
  });
  page.on("console", (message) => {
    if (violation.test(message.text())) heard.push(message.text());
  });
  return heard;
}
