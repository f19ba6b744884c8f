/** A field of the server that is to hold what was wanted last. */
export interface LastWord<T> {
  /** Sends a value when what goes before it has been answered; answers whether the last one wanted was saved. */
  readonly want: (value: T) => Promise<boolean>;
  /** Whether the server may hold something else than what was wanted last. */
  readonly isOpen: () => boolean;
  /** What the last try to save failed with; null when it did not, or none has been made. */
  readonly failure: () => unknown;
  /** Waits for what is on its way, and sends once more what could not be saved; answers what that failed with, or null. */
  readonly settle: () => Promise<unknown>;
}

/**
 * Keeps the calls about one field in line: one at a time, and after it only the newest of what was wanted meanwhile, so
 * that no answer and no server can mistake an earlier wish for the last. `send` rejects when it fails.
 */
export function createLastWord<T>(send: (value: T) => Promise<void>): LastWord<T> {
  let wanted: { readonly value: T } | null = null;
  let running: Promise<boolean> | null = null;
  let isSure = true;
  let failure: unknown = null;

  const run = async (): Promise<boolean> => {
    const sent = wanted;
    if (sent !== null) {
      failure = await send(sent.value).then(
        () => null,
        (error: unknown) => error ?? false,
      );
      isSure = failure === null;
    }
    if (wanted !== sent) return run();
    running = null;
    return isSure;
  };

  const go = (): Promise<boolean> => {
    isSure = false;
    running ??= run();
    return running;
  };

  return {
    want(value) {
      wanted = { value };
      return go();
    },
    isOpen: () => !isSure,
    failure: () => failure,
    async settle() {
      if (running !== null) await running;
      if (!isSure) await go();
      return failure;
    },
  };
}
