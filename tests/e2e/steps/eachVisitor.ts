import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";

/** A visitor's page, and the context with its cookies. */
export interface Visit {
  readonly context: () => BrowserContext;
  readonly page: () => Page;
}

/** The visitors of a file. */
export interface VisitOptions extends BrowserContextOptions {
  /** Steps of an earlier visit, for each of them. */
  readonly before?: (context: BrowserContext, address: string) => Promise<void>;
}

/** A new visitor for each test of a file or group, in a shared browser. */
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
