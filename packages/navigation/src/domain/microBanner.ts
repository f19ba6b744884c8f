/** The part of a browser's session storage that is used; it may be blocked or full. */
export interface SessionMemory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Where the session remembers that the news above the header was closed. */
export const microBannerKey = "hideMicroBanner";

/** Whether this session has closed the news; false where nothing can be read. */
export function isMicroBannerClosed(memory: () => SessionMemory): boolean {
  try {
    return memory().getItem(microBannerKey) === "true";
  } catch {
    return false;
  }
}

/** Remembers for the session that the news was closed; where nothing can be kept it comes back on the next page. */
export function closeMicroBanner(memory: () => SessionMemory): void {
  try {
    memory().setItem(microBannerKey, "true");
  } catch {
    // Storage that is blocked or full.
  }
}
