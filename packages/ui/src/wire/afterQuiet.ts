/** An action that waits for quiet. */
export interface QuietAction {
  /** Something happened: the action runs when nothing more has happened for the whole time. */
  readonly poke: () => void;
  /** Forgets what is waiting. */
  readonly cancel: () => void;
}

/** Runs an action once, so many milliseconds after the last poke. */
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
