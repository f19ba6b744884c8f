import { AsyncLocalStorage } from "node:async_hooks";
import { isUnavailable } from "../../database/databaseAway.ts";

const notes = new AsyncLocalStorage<{ isKept: boolean }>();

/** What the database answers; while it cannot, what is kept of it. Fails as the database did when that is null. */
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

/** Does something, and tells whether any of it came from what is kept. */
export async function noteKept<T>(work: () => Promise<T>): Promise<{ readonly answer: T; readonly isKept: boolean }> {
  const note = { isKept: false };
  const answer = await notes.run(note, work);
  return { answer, ...note };
}
