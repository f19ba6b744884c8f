/** A field on the server that must end up with the value wanted last. */
export interface LastWord<T> {
  /** Sends a value once earlier calls have been answered; resolves to whether the last wanted value was saved. */
  readonly save: (value: T) => Promise<boolean>;
  /** Whether the server may hold another value than the one wanted last. */
  readonly isUnsaved: () => boolean;
  /** The error of the last attempt to save; null if it succeeded or none was made. */
  readonly failure: () => unknown;
  /** Waits for pending calls, and retries a value that could not be saved; resolves to the error, or null. */
  readonly settle: () => Promise<unknown>;
}

/**
 * Sends the calls of one field one at a time, each followed only by the newest value wanted meanwhile, so that an
 * earlier value can never overwrite the last. `send` rejects when it fails.
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
    save(value) {
      wanted = { value };
      return go();
    },
    isUnsaved: () => !isSure,
    failure: () => failure,
    async settle() {
      if (running !== null) await running;
      if (!isSure) await go();
      return failure;
    },
  };
}
