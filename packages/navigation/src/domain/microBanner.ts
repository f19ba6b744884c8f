/** The used part of the browser's session storage; it may be blocked or full. */
export interface SessionMemory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Storage key for a closed banner. */
export const microBannerKey = "hideMicroBanner";

/** Whether the banner was closed in this browser session; false if storage cannot be read. */
export function isMicroBannerClosed(memory: () => SessionMemory): boolean {
  try {
    return memory().getItem(microBannerKey) === "true";
  } catch {
    return false;
  }
}

/** Remembers for the browser session that the banner was closed; if storage fails, it is back on the next page. */
export function closeMicroBanner(memory: () => SessionMemory): void {
  try {
    memory().setItem(microBannerKey, "true");
  } catch {
    // Storage is blocked or full.
  }
}
