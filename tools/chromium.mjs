import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackages, onPath } from "./debianPackages.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const installed = () => names.map((name) => onPath(name)).find((file) => file !== null) ?? null;

function fromDebian() {
  const refusal = installPackages(["chromium"]);
  if (refusal !== null) console.log(refusal);
  return installed();
}

async function fromPlaywright() {
  console.log("Installing chromium with playwright …");
  spawnSync("playwright", ["install", "chromium"], { stdio: "inherit" });
  const { chromium } = await import("playwright");
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}

/**
 * Finds the browser for tests and measurements: CHROMIUM_PATH, a Chromium or Chrome on the PATH, Debian's package when
 * root, or Playwright's own. Throws when there is none, so that a missing browser never silently skips tests.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const file = installed() ?? fromDebian() ?? (await fromPlaywright());
  if (!file) throw new Error("No Chromium could be found or installed. Set CHROMIUM_PATH to a Chromium or Chrome.");
  return file;
}

const shell = "chromium-headless-shell";

/**
 * Finds the browser for the journeys: CHROMIUM_PATH, or headless shell, which opens a page at half the cost; else
 * Chromium. It renders letters a little differently, so pictures are taken in Chromium.
 */
export async function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return findChromium();
  const file = onPath(shell);
  if (file !== null) return file;
  const refusal = installPackages([shell]);
  if (refusal !== null) console.log(refusal);
  return onPath(shell) ?? findChromium();
}

/** Flags that make headless Chromium quiet, offline and repeatable. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--disable-lcd-text",
];
