import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Builder, Key, Origin, type WebDriver } from "selenium-webdriver";
import { findWebKit } from "../../tools/debianBrowsers.mjs";
import { freePort } from "../e2e/shops/freePort.ts";
import type { Driver, DrivenBrowser, KeyName, WindowSize } from "./Driver.ts";

const keys: Readonly<Record<KeyName, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  End: Key.END,
};

/** The browser's toolbar is wider than a phone unless it is styled without any space. */
const smallToolbar =
  "* { margin: 0; padding: 0; min-width: 0; border: 0; font-size: 1px; } image { -gtk-icon-size: 1px; }";

interface Screen {
  readonly display: string;
  readonly close: () => void;
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const chunk of stream) return String(chunk).trim();
  throw new Error("Xvfb ended before it had a screen.");
}

/** A virtual screen; X picks a free number. */
async function openScreen(): Promise<Screen> {
  const args = ["-displayfd", "3", "-screen", "0", "1400x1200x24", "-nolisten", "tcp"];
  const child = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const numbers = child.stdio[3];
  if (numbers === null || numbers === undefined || !("read" in numbers)) throw new Error("Xvfb has no pipe.");
  return { display: `:${await firstLine(numbers)}`, close: () => void child.kill() };
}

async function untilListening(address: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error("WebKitWebDriver ended before it listened.");
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Listener {
  readonly address: string;
  readonly binary: string;
  /** Console lines printed by the browser so far. */
  readonly printed: () => readonly string[];
  readonly close: () => void;
}

/** WebKit's driver, which starts a browser per session; both write to folders that are removed at the end. */
async function listen(): Promise<Listener> {
  const { driver, binary } = findWebKit();
  const home = mkdtempSync(join(tmpdir(), "torg-webkit-"));
  // Depending on the system, the minimal browser uses either toolkit version.
  for (const toolkit of ["gtk-3.0", "gtk-4.0"]) {
    mkdirSync(join(home, "config", toolkit), { recursive: true });
    writeFileSync(join(home, "config", toolkit, "gtk.css"), smallToolbar);
  }
  const screen = await openScreen();
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: screen.display,
    XDG_CONFIG_HOME: join(home, "config"),
    XDG_DATA_HOME: join(home, "data"),
    XDG_CACHE_HOME: join(home, "cache"),
  };
  const child = spawn(driver, ["--host=127.0.0.1", `--port=${port}`], { env, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (text += data.toString()));
  const close = (): void => {
    child.kill();
    screen.close();
    rmSync(home, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  await untilListening(address, child).catch((error: unknown) => {
    close();
    throw error;
  });
  return { address, binary, printed: () => text.split("\n"), close };
}

async function startSession({ address, binary }: Listener): Promise<WebDriver> {
  const args = ["--automation", "--enable-write-console-messages-to-stdout=true"];
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary, args } })
    .build();
}

/** Gives the page the requested size, whatever the browser has around it. */
async function resize(session: WebDriver, { width, height }: WindowSize): Promise<void> {
  const window = session.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const inner = Number(await session.executeScript("return innerHeight"));
  await window.setRect({ x: 0, y: 0, width, height: height + height - inner });
}

async function openWindow(listener: Listener, size: WindowSize): Promise<Driver> {
  const session = await startSession(listener);
  await session.manage().setTimeouts({ pageLoad: 60_000, script: 20_000 });
  await resize(session, size);
  const before = listener.printed().length;
  const capabilities = await session.getCapabilities();
  const at = ({ x, y }: { readonly x: number; readonly y: number }) =>
    session.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  return {
    browser: `WebKitGTK ${String(capabilities.get("browserVersion"))}`,
    open: (address) => session.get(address),
    evaluate: (expression) => session.executeScript(`return (${expression})`),
    pressAt: (spot) => at(spot).click().perform(),
    pointAt: (spot) => at(spot).perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    pressKey: (key) => session.actions().sendKeys(keys[key]).perform(),
    takePicture: async () => Buffer.from(await session.takeScreenshot(), "base64"),
    problems: () =>
      listener
        .printed()
        .slice(before - 1)
        .filter((line) => /^CONSOLE .*(ERROR|WARN)/.test(line)),
    close: () => session.quit(),
  };
}

/** WebKitGTK's minimal browser on a virtual screen, over WebDriver. */
export async function openWebKit(): Promise<DrivenBrowser> {
  const listener = await listen();
  return {
    openWindow: (size) => openWindow(listener, size),
    close: async () => listener.close(),
  };
}
