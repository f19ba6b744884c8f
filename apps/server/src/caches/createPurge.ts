import { keysToPurge, surrogateKeys } from "./cacheKeys.ts";

/** Caches in front of the shop, and who is told of those that do not answer. */
export interface PurgeOptions {
  /** Addresses that take a request of the method `BAN`. */
  readonly urls: readonly string[];
  readonly warn: (details: Readonly<Record<string, unknown>>, message: string) => void;
  /** Milliseconds that a cache may take. */
  readonly patience?: number;
}

/** Keys that one request carries, so that no cache refuses its headers. */
const mostInOne = 200;

/** Asks every cache to forget what carries any of the changed keys; answers whether all did. */
export function createPurge({ urls, warn, patience = 2000 }: PurgeOptions) {
  const away = new Set<string>();

  async function ban(url: string, keys: readonly string[]): Promise<boolean> {
    try {
      for (let from = 0; from < keys.length; from += mostInOne) {
        const headers = { "surrogate-key": surrogateKeys(keys.slice(from, from + mostInOne)) };
        const answer = await fetch(url, { method: "BAN", headers, signal: AbortSignal.timeout(patience) });
        await answer.body?.cancel();
        if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
      }
    } catch (error) {
      // Told once, not at every try.
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
