import puppeteer, { type LaunchOptions, type Page } from "puppeteer-core";
import { chromiumFlags, findChromium } from "../../tools/chromium.mjs";
import { findFirefox } from "../../tools/debianBrowsers.mjs";
import { narrow } from "./sizes.ts";
import type { Driver, DrivenBrowser, WindowSize } from "./Driver.ts";

/** Firefox's settings for the pointer: coarse, or fine and able to hover. */
const pointers = { fingers: 1, mouse: 6 } as const;

const serious = new Set(["error", "warn", "assert"]);

/** How Firefox reports an error object passed to the console; its message is not available. */
const caughtError = "JSHandle@error";

/**
 * Collects console messages of a page. Firefox fails every loading script when its page is left, before the page can
 * know that; messages about it until the next page are ignored.
 */
function hearProblems(page: Page): () => readonly string[] {
  const heard: string[] = [];
  let leftBehind = 0;
  page.on("requestfailed", (request) => {
    const isScript = new URL(request.url()).pathname.endsWith(".js");
    if (isScript && request.failure()?.errorText === "NS_BINDING_ABORTED") leftBehind += 1;
  });
  page.on("framenavigated", () => {
    leftBehind = 0;
  });
  page.on("console", (message) => {
    if (!serious.has(message.type())) return;
    if (message.text() === caughtError && leftBehind > 0) leftBehind -= 1;
    else heard.push(message.text());
  });
  page.on("pageerror", (error) => {
    heard.push(error instanceof Error ? error.message : String(error));
  });
  return () => heard;
}

const isPhone = ({ width }: WindowSize): boolean => width <= narrow;

async function openWindow(options: LaunchOptions, size: WindowSize): Promise<Driver> {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const page = await browser.newPage();
  const hasTouch = isPhone(size);
  await page.setViewport({ ...size, hasTouch });
  return {
    browser: (await browser.version()).replace("/", " "),
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    pressAt: ({ x, y }) => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    pointAt: ({ x, y }) => page.mouse.move(x, y),
    type: (text) => page.keyboard.type(text, { delay: 30 }),
    pressKey: (key) => page.keyboard.press(key),
    takePicture: () => page.screenshot(),
    problems: hearProblems(page),
    close: () => browser.close(),
  };
}

/** Headless Firefox over WebDriver BiDi; one per window, with a mouse or touch. */
export async function openFirefox(): Promise<DrivenBrowser> {
  const executablePath = findFirefox();
  const open = (size: WindowSize): Promise<Driver> => {
    const pointer = isPhone(size) ? pointers.fingers : pointers.mouse;
    const extraPrefsFirefox = { "ui.primaryPointerCapabilities": pointer, "ui.allPointerCapabilities": pointer };
    return openWindow({ browser: "firefox", protocol: "webDriverBiDi", executablePath, extraPrefsFirefox }, size);
  };
  return { openWindow: open, close: async () => undefined };
}

/** Headless Chromium, for comparison with the other browsers. */
export async function openChromium(): Promise<DrivenBrowser> {
  const executablePath = await findChromium();
  const open = (size: WindowSize): Promise<Driver> => {
    const mouse = "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";
    const args = isPhone(size) ? chromiumFlags : [...chromiumFlags, `--blink-settings=${mouse}`];
    return openWindow({ browser: "chrome", executablePath, args }, size);
  };
  return { openWindow: open, close: async () => undefined };
}
