import { keysToPurge, surrogateKeys } from "./cacheKeys.ts";

/** The caches in front of the shop, and the log for those that do not respond. */
export interface PurgeOptions {
  /** Addresses that accept requests with the method `BAN`. */
  readonly urls: readonly string[];
  readonly warn: (details: Readonly<Record<string, unknown>>, message: string) => void;
  /** Timeout for a cache in milliseconds. */
  readonly timeoutMs?: number;
}

/** Keys per request, so that no cache refuses its headers as too long. */
const maxPerRequest = 200;

/** Purges the changed keys in every cache; returns whether all succeeded. */
export function createPurge({ urls, warn, timeoutMs = 2000 }: PurgeOptions) {
  const away = new Set<string>();

  async function ban(url: string, keys: readonly string[]): Promise<boolean> {
    try {
      for (let from = 0; from < keys.length; from += maxPerRequest) {
        const headers = { "surrogate-key": surrogateKeys(keys.slice(from, from + maxPerRequest)) };
        const answer = await fetch(url, { method: "BAN", headers, signal: AbortSignal.timeout(timeoutMs) });
        await answer.body?.cancel();
        if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
      }
    } catch (error) {
      // Logged once, not at every attempt.
      if (!away.has(url)) warn({ err: error, url }, "a cache in front of the shop cannot be purged");
      away.add(url);
      return false;
    }
    if (away.delete(url)) warn({ url }, "a cache in front of the shop is purged again");
    return true;
  }

  return async (changed: Iterable<string>): Promise<boolean> => {
    const keys = keysToPurge(changed);
    const done = await Promise.all(urls.map((url) => ban(url, keys)));
    return done.every(Boolean);
  };
}
