import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core";
import { chromiumFlags, findHeadlessShell } from "../../../tools/chromium.mjs";

/** Headless Chromium with an empty profile; the visitor may prefer letters larger than 16 px. */
export async function openBrowser({ letters = 16 }: { readonly letters?: number } = {}): Promise<Browser> {
  const args = [...chromiumFlags, `--blink-settings=defaultFontSize=${letters}`];
  return chromium.launch({ executablePath: await findHeadlessShell(), args });
}

/** Viewports of a small phone and of a laptop. */
export const viewports = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } } as const;

/** A visitor who has accepted only the necessary cookies, so that no dialog covers the page. */
export async function openVisitor(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: viewports.laptop, ...options });
  await context.addCookies([{ name: "required", value: "1", url: address }]);
  return context;
}
