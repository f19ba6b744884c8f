import type { Browser, BrowserContext, Page, Request } from "playwright-core";

/** The cost of one page for a visitor; bytes as transferred. */
export interface PageFigures {
  /** Script until the network was quiet without interaction, idle preloads excluded. */
  readonly scriptBefore: number;
  /** Script that was preloaded while the page was idle. */
  readonly preloaded: number;
  /** All script after the scripted visit. */
  readonly scriptAll: number;
  readonly css: number;
  readonly html: number;
  readonly requests: number;
  /** Sum of the unexpected layout shifts during the visit: those right after input are excluded. */
  readonly layoutShift: number;
}

/** What to measure. */
export interface Measurement {
  readonly address: string;
  /** Prepares the visit, for example by filling the cart; only its cookies are kept, so that nothing is cached. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
  /** Uses everything on the page. */
  readonly visit?: (page: Page) => Promise<void>;
}

/** The figures that a budget limits. */
export type Budget = Readonly<Partial<Record<keyof PageFigures, number>>>;

type Kind = "script" | "stylesheet" | "document";

async function bytesOf(requests: readonly Request[], kind: Kind): Promise<number> {
  const ofKind = requests.filter((request) => request.resourceType() === kind);
  const sizes = await Promise.all(ofKind.map(async (request) => (await request.sizes()).responseBodySize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

function watchShifts(): void {
  Reflect.set(window, "shifted", 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value: unknown = Reflect.get(entry, "hadRecentInput") === true ? 0 : Reflect.get(entry, "value");
      if (typeof value === "number") Reflect.set(window, "shifted", Number(Reflect.get(window, "shifted")) + value);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

interface Opened {
  readonly page: Page;
  readonly requests: readonly Request[];
}

async function open(context: BrowserContext, { address }: Measurement): Promise<Opened> {
  await context.addInitScript(watchShifts);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("requestfinished", (request) => {
    requests.push(request);
  });
  await page.goto(address, { waitUntil: "networkidle" });
  return { page, requests };
}

/** The smallest phone that is still common, as assumed by the budgets. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A visitor who has answered the consent dialog. */
async function decided(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext(phone);
  // The root of the site: a cookie set for a page's address would only apply below that page.
  await context.addCookies([{ name: "required", value: "1", url: new URL("/", address).href }]);
  return context;
}

/** A visitor with a cold cache and the cookies of the prepared visit. */
async function visitor(browser: Browser, { address, prepare }: Measurement): Promise<BrowserContext> {
  const context = await decided(browser, address);
  if (prepare) {
    const preparedContext = await decided(browser, address);
    await prepare(preparedContext);
    await context.addCookies(await preparedContext.cookies());
    await preparedContext.close();
  }
  return context;
}

async function untouched(browser: Browser, measurement: Measurement) {
  const context = await visitor(browser, measurement);
  await context.addInitScript(saveData);
  const { requests } = await open(context, measurement);
  const [scriptBefore, css, html] = await Promise.all([
    bytesOf(requests, "script"),
    bytesOf(requests, "stylesheet"),
    bytesOf(requests, "document"),
  ]);
  await context.close();
  return { scriptBefore, css, html, requests: requests.length };
}

async function used(browser: Browser, measurement: Measurement) {
  const context = await visitor(browser, measurement);
  const { page, requests } = await open(context, measurement);
  await page.waitForLoadState("networkidle");
  const fetched = await bytesOf(requests, "script");
  await measurement.visit?.(page);
  await page.waitForLoadState("networkidle");
  const layoutShift = Number(await page.evaluate("window.shifted"));
  const scriptAll = await bytesOf(requests, "script");
  await context.close();
  return { fetched, scriptAll, layoutShift };
}

/**
 * Opens a page twice with a cold cache: once without interaction and with data saving on, once with the scripted visit.
 */
export async function measurePage(browser: Browser, measurement: Measurement): Promise<PageFigures> {
  const first = await untouched(browser, measurement);
  const { fetched, scriptAll, layoutShift } = await used(browser, measurement);
  // Rounded to thousandths, as elsewhere: less than that is below a pixel of the page.
  const shift = Math.round(layoutShift * 1000) / 1000;
  return { ...first, preloaded: Math.max(0, fetched - first.scriptBefore), scriptAll, layoutShift: shift };
}

/** One sentence for each figure over its budget; empty when all are within it. */
export function overBudget(figures: PageFigures, budget: Budget): readonly string[] {
  const names = ["scriptBefore", "scriptAll", "css", "html", "layoutShift"] as const;
  return names.flatMap((name) => {
    const limit = budget[name];
    return limit !== undefined && figures[name] > limit ? [`${name} is ${figures[name]}, the budget is ${limit}`] : [];
  });
}
