/** What `PageCache` needs besides what is kept. */
export interface PageCacheOptions {
  /** How long an answer is given again, in milliseconds. */
  readonly lifetime: number;
  /** Answers kept at most; the oldest goes first. */
  readonly most: number;
  readonly now?: () => number;
}

interface Entry<T> {
  readonly until: number;
  readonly made: Promise<T>;
}

/**
 * Keeps answers that are the same for everybody for a moment, so that a crowd at one address is served from one
 * rendering. Requests that come while an answer is being made wait for it; what fails is not kept.
 */
export class PageCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #options: PageCacheOptions;
  readonly #now: () => number;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** The kept answer of an address, or a new one; `mayKeep` has the last word on keeping it. */
  async get(address: string, make: () => Promise<T>, mayKeep: (answer: T) => boolean): Promise<T> {
    const kept = this.#entries.get(address);
    if (kept && kept.until > this.#now()) return kept.made;
    const made = make();
    const entry = { until: this.#now() + this.#options.lifetime, made };
    this.#entries.delete(address);
    this.#entries.set(address, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#options.most) break;
      this.#entries.delete(oldest);
    }
    const drop = () => {
      if (this.#entries.get(address) === entry) this.#entries.delete(address);
    };
    try {
      const answer = await made;
      if (!mayKeep(answer)) drop();
      return answer;
    } catch (error) {
      drop();
      throw error;
    }
  }

  /** Forgets everything, because something in the shop has changed. */
  forget(): void {
    this.#entries.clear();
  }
}
