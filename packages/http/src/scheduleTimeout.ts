declare function setTimeout(run: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;

/** Runs something once after a time, unless the returned function is called before; tests pass their own. */
export type Schedule = (run: () => void, milliseconds: number) => () => void;

/** Schedules by a timeout of the platform. */
export const scheduleTimeout: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
