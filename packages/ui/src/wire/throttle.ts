/** A throttled action. */
export interface ThrottledAction {
  readonly call: () => void;
  /** Cancels a pending call. */
  readonly cancel: () => void;
}

/** Runs an action at once, and then at most once per interval in milliseconds; the last call is never lost. */
export function throttle(action: () => void, milliseconds: number): ThrottledAction {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waits = false;
  const rest = (): void => {
    timer = undefined;
    if (waits) run();
  };
  const run = (): void => {
    waits = false;
    timer = setTimeout(rest, milliseconds);
    action();
  };
  return {
    call: () => {
      if (timer === undefined) run();
      else waits = true;
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      waits = false;
    },
  };
}
