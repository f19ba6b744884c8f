import type { Page } from "playwright-core";

/**
 * Chromium's message for a skipped view transition, which is only decorative and cannot be suppressed without scripts.
 */
const skippedTransition = /^Transition was /;

/** Violations of the page's policy, such as script compiled from text. */
const violation = /Content Security Policy/;

/** Collects the uncaught errors and policy violations of a page, for a test that expects none. */
export function hearErrors(page: Page, heard: string[] = []): string[] {
  page.on("pageerror", ({ message }) => {
    if (!skippedTransition.test(message)) heard.push(message);
  });
  page.on("console", (message) => {
    if (violation.test(message.text())) heard.push(message.text());
  });
  return heard;
}
