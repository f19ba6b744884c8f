/** A throttled action. */
export interface ThrottledAction {
  readonly call: () => void;
  /** Cancels a pending call. */
  readonly cancel: () => void;
}

/** Runs an action at once, and then at most once per interval in milliseconds; the last call is never lost. */
export function throttle(action: () => void, milliseconds: number): ThrottledAction {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  const endInterval = (): void => {
    timer = undefined;
    if (isPending) run();
  };
  const run = (): void => {
    isPending = false;
    timer = setTimeout(endInterval, milliseconds);
    action();
  };
  return {
    call: () => {
      if (timer === undefined) run();
      else isPending = true;
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      isPending = false;
    },
  };
}
