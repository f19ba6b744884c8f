import { AsyncLocalStorage } from "node:async_hooks";
import { isUnavailable } from "../../database/databaseAway.ts";

const notes = new AsyncLocalStorage<{ isKept: boolean }>();

/**
 * The database's answer or, while it is unavailable, the cached one. Rethrows the database's error when that is null.
 */
export async function orKept<T>(ask: () => Promise<T>, kept: () => T | null): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const instead = isUnavailable(error) ? kept() : null;
    if (instead === null) throw error;
    const note = notes.getStore();
    if (note !== undefined) note.isKept = true;
    return instead;
  }
}

/** Runs work, and reports whether any of it came from the cache. */
export async function noteKept<T>(work: () => Promise<T>): Promise<{ readonly answer: T; readonly isKept: boolean }> {
  const note = { isKept: false };
  const answer = await notes.run(note, work);
  return { answer, ...note };
}
