import { type Browser, chromium } from "playwright-core";
import { chromiumFlags, findChromium } from "../../tools/chromium.mjs";

/** Headless Chromium on an empty profile. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
}

/** Viewports of a small phone and of a laptop. */
export const viewports = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } } as const;
