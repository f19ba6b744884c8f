import { DatabaseStill, isAway } from "./databaseAway.ts";

/** How a circuit finds out that the database is back, and whom it tells. */
export interface CircuitOptions {
  /** Asks the database something small, on a way of its own. */
  readonly probe: () => Promise<unknown>;
  readonly onChange: (isOpen: boolean) => void;
}

const mostFailures = 5;
const betweenTries = 250;

/**
 * Knows whether the database answers. Five failures in a row open the circuit, and so does one question that stays
 * without an answer when the database does not answer something small either; while it is open nobody waits for the
 * database, and it is tried four times a second whether it is back.
 */
export class DatabaseCircuit {
  readonly #options: CircuitOptions;
  readonly #waiting = new Set<() => void>();
  #failures = 0;
  #isOpen = false;
  #isStopped = false;
  #isDoubting = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: CircuitOptions) {
    this.#options = options;
  }

  /** Whether the database is taken to be away. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Hears that a question was answered, be it by an error of its own. */
  succeed(): void {
    this.#failures = 0;
  }

  /** Hears of a failed question. */
  fail(error: unknown): void {
    // One question may wait long for a lock or a disk while all others are answered: `doubt` has asked.
    if (error instanceof DatabaseStill) return;
    if (!isAway(error)) return this.succeed();
    this.#failures += 1;
    if (this.#failures >= mostFailures) this.#open();
  }

  /** Hears that a question has no answer yet: opens when the database does not answer something small either. */
  async doubt(): Promise<void> {
    if (this.#isDoubting || this.#isOpen || this.#isStopped) return;
    this.#isDoubting = true;
    try {
      await this.#options.probe();
    } catch {
      this.#open();
    }
    this.#isDoubting = false;
  }

  /** Calls somebody who waits for the database when it turns out to be away; answers how to call it off. */
  onOpen(give: () => void): () => void {
    this.#waiting.add(give);
    return () => this.#waiting.delete(give);
  }

  /** Tries no more. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #open(): void {
    if (this.#isOpen || this.#isStopped) return;
    this.#isOpen = true;
    this.#options.onChange(true);
    for (const give of this.#waiting) give();
    this.#tryLater();
  }

  #tryLater(): void {
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#try(), betweenTries).unref();
  }

  async #try(): Promise<void> {
    try {
      await this.#options.probe();
      this.#failures = 0;
      this.#isOpen = false;
      this.#options.onChange(false);
    } catch {
      this.#tryLater();
    }
  }
}
