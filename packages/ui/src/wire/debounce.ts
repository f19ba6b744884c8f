/** A debounced action. */
export interface DebouncedAction {
  /** Restarts the wait; the action runs once the whole time has passed without another call. */
  readonly call: () => void;
  /** Cancels a pending run. */
  readonly cancel: () => void;
}

/** Debounces an action by a number of milliseconds. */
export function debounce(action: () => void, milliseconds: number): DebouncedAction {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  return {
    cancel,
    call: () => {
      cancel();
      timer = setTimeout(action, milliseconds);
    },
  };
}
