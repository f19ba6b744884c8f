import { DatabaseTimeoutError, isDatabaseUnavailable } from "./databaseErrors.ts";

/** How a circuit checks whether the database is back, and whom it notifies. */
export interface CircuitOptions {
  /** Sends a small query on a separate connection. */
  readonly probe: () => Promise<unknown>;
  readonly onChange: (isOpen: boolean) => void;
}

const maxFailures = 5;
const probeIntervalMs = 250;

/**
 * Tracks whether the database responds. The circuit opens after five failures in a row, or when a slow query makes it
 * probe and the probe fails as well. While it is open nobody waits for the database, and it is probed four times a
 * second.
 */
export class DatabaseCircuit {
  readonly #options: CircuitOptions;
  readonly #waiting = new Set<() => void>();
  #failures = 0;
  #isOpen = false;
  #isStopped = false;
  #isProbing = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: CircuitOptions) {
    this.#options = options;
  }

  /** Whether the database is considered unavailable. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Records a query that was answered, even by an error. */
  succeed(): void {
    this.#failures = 0;
  }

  /** Records a failed query. */
  fail(error: unknown): void {
    // A single query may wait for a lock or disk while others are answered; `probeNow` has already probed.
    if (error instanceof DatabaseTimeoutError) return;
    if (!isDatabaseUnavailable(error)) return this.succeed();
    this.#failures += 1;
    if (this.#failures >= maxFailures) this.#open();
  }

  /** Records a query without an answer so far: opens the circuit when a probe fails as well. */
  async probeNow(): Promise<void> {
    if (this.#isProbing || this.#isOpen || this.#isStopped) return;
    this.#isProbing = true;
    try {
      await this.#options.probe();
    } catch {
      this.#open();
    }
    this.#isProbing = false;
  }

  /** Calls a waiting caller back when the circuit opens; returns a function to cancel that. */
  onOpen(notify: () => void): () => void {
    this.#waiting.add(notify);
    return () => this.#waiting.delete(notify);
  }

  /** Stops probing. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #open(): void {
    if (this.#isOpen || this.#isStopped) return;
    this.#isOpen = true;
    this.#options.onChange(true);
    for (const notify of this.#waiting) notify();
    this.#probeLater();
  }

  #probeLater(): void {
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#probe(), probeIntervalMs).unref();
  }

  async #probe(): Promise<void> {
    try {
      await this.#options.probe();
      this.#failures = 0;
      this.#isOpen = false;
      this.#options.onChange(false);
    } catch {
      this.#probeLater();
    }
  }
}
