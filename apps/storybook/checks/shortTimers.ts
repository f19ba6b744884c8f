import { nextLayout } from "./settle.ts";

/** Longer ones are meant to be seen: a toast that goes, a countdown that counts. */
const short = 500;
const patience = 3000;
const waiting = new Set<unknown>();
const watch = { isOn: false };

/** From now on, timers that parts set for a moment are known while they wait; watched once, however often it is asked. */
export function watchShortTimers(): void {
  if (watch.isOn) return;
  watch.isOn = true;
  const set = globalThis.setTimeout.bind(globalThis);
  const clear = globalThis.clearTimeout.bind(globalThis);
  const watchedSet = (handler: (...values: unknown[]) => void, delay = 0, ...values: readonly unknown[]): unknown => {
    const run = (): void => {
      waiting.delete(timer);
      handler(...values);
    };
    const timer = set(run, delay);
    if (delay <= short) waiting.add(timer);
    return timer;
  };
  const watchedClear = (timer?: ReturnType<typeof setTimeout>): void => {
    waiting.delete(timer);
    clear(timer);
  };
  Object.assign(globalThis, { setTimeout: watchedSet, clearTimeout: watchedClear });
}

/** Waits for what parts do a moment after a change of width or place: a carousel that measures itself anew. */
export async function shortTimersEnded(): Promise<void> {
  const end = performance.now() + patience;
  while (waiting.size > 0 && performance.now() < end) await nextLayout();
}
