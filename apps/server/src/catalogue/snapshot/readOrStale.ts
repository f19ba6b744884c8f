import { AsyncLocalStorage } from "node:async_hooks";
import { isTransientDatabaseError } from "../../database/databaseErrors.ts";

const tracked = new AsyncLocalStorage<{ isStale: boolean }>();

/** A cached value, which may be null itself. */
interface CachedValue<T> {
  readonly value: T;
}

/** A value of the cache as `readOrStale` takes it; undefined when it is not cached. */
export function ifCached<T>(value: T | null | undefined): CachedValue<T> | undefined {
  return value === null || value === undefined ? undefined : { value };
}

/**
 * What the database answers or, while it is unavailable, the cached value. Rethrows the database's error when nothing
 * is cached.
 */
export async function readOrStale<T>(read: () => Promise<T>, stale: () => CachedValue<T> | undefined): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const cached = isTransientDatabaseError(error) ? stale() : undefined;
    if (cached === undefined) throw error;
    const track = tracked.getStore();
    if (track !== undefined) track.isStale = true;
    return cached.value;
  }
}

/** Runs work, and reports whether any of it came from the cache. */
export async function trackStale<T>(
  work: () => Promise<T>,
): Promise<{ readonly answer: T; readonly isStale: boolean }> {
  const track = { isStale: false };
  const answer = await tracked.run(track, work);
  return { answer, ...track };
}
