import { nextLayout } from "./settle.ts";

/** Longer timers are visible behaviour: a toast that disappears, a countdown. */
const short = 500;
const patience = 3000;
const waiting = new Set<unknown>();
const watch = { isOn: false };

/** Starts tracking pending short timers of components; further calls have no effect. */
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

/** Waits for delayed reactions to a change of width or position, such as a carousel that measures itself again. */
export async function shortTimersEnded(): Promise<void> {
  const end = performance.now() + patience;
  while (waiting.size > 0 && performance.now() < end) await nextLayout();
}
