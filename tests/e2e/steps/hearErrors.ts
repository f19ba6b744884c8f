import type { Page } from "playwright-core";

/** What Chromium tells of where it leaves out a change of pages, a mere ornament; without script nothing can hush it. */
const skippedTransition = /^Transition was /;

/** The errors that nobody caught on a page, as they come, for a walk that ends with none. */
export function hearErrors(page: Page, heard: string[] = []): string[] {
  page.on("pageerror", ({ message }) => {
    if (!skippedTransition.test(message)) heard.push(message);
  });
  return heard;
}
