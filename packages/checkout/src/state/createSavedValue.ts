/** A field on the server that must end up with the value set last. */
export interface SavedValue<T> {
  /** Sends a value once earlier calls have been answered; resolves to whether the last value was saved. */
  readonly save: (value: T) => Promise<boolean>;
  /** Whether the server may hold another value than the one set last. */
  readonly isUnsaved: () => boolean;
  /** The error of the last attempt to save; null if it succeeded or none was made. */
  readonly failure: () => unknown;
  /** Waits for pending calls, and retries a value that could not be saved; resolves to the error, or null. */
  readonly settle: () => Promise<unknown>;
}

/**
 * Sends the calls of one field one at a time, each followed only by the newest value set meanwhile, so that an
 * earlier value can never overwrite the last. `send` rejects when it fails.
 */
export function createSavedValue<T>(send: (value: T) => Promise<void>): SavedValue<T> {
  let latest: { readonly value: T } | null = null;
  let running: Promise<boolean> | null = null;
  let isSaved = true;
  let failure: unknown = null;

  const run = async (): Promise<boolean> => {
    const sent = latest;
    if (sent !== null) {
      failure = await send(sent.value).then(
        () => null,
        (error: unknown) => error ?? false,
      );
      isSaved = failure === null;
    }
    if (latest !== sent) return run();
    running = null;
    return isSaved;
  };

  const start = (): Promise<boolean> => {
    isSaved = false;
    running ??= run();
    return running;
  };

  return {
    save(value) {
      latest = { value };
      return start();
    },
    isUnsaved: () => !isSaved,
    failure: () => failure,
    async settle() {
      if (running !== null) await running;
      if (!isSaved) await start();
      return failure;
    },
  };
}
