/** A debounced action. */
export interface QuietAction {
  /** Restarts the wait; the action runs once the whole time has passed without another call. */
  readonly poke: () => void;
  /** Cancels a pending run. */
  readonly cancel: () => void;
}

/** Debounces an action by a number of milliseconds. */
export function afterQuiet(action: () => void, milliseconds: number): QuietAction {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  return {
    cancel,
    poke: () => {
      cancel();
      timer = setTimeout(action, milliseconds);
    },
  };
}
