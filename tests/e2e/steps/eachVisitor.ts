import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";

/** What a visitor has in hand: a page, and the context with its cookies. */
export interface Visit {
  readonly context: () => BrowserContext;
  readonly page: () => Page;
}

/** How the visitors of a file come. */
export interface VisitOptions extends BrowserContextOptions {
  /** What each has done before, as at an earlier visit. */
  readonly before?: (context: BrowserContext, address: string) => Promise<void>;
}

/** A visitor of its own for each test of a file or a group, in a browser that they share. */
export function eachVisitor(address: string, { before, ...options }: VisitOptions = {}): Visit {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
  });

  beforeEach(async () => {
    context = await openVisitor(browser, address, options);
    page = await context.newPage();
    await before?.(context, address);
  });

  afterEach(() => context.close());

  afterAll(() => browser.close());

  return { context: () => context, page: () => page };
}
