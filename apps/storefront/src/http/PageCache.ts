/** What `PageCache` needs besides what is kept. */
export interface PageCacheOptions {
  /** How long an answer is given again, in milliseconds. */
  readonly lifetime: number;
  /** How long after its making an answer may stand in for one that cannot be made, in milliseconds. */
  readonly stale: number;
  /** Answers kept at most; the oldest goes first. */
  readonly most: number;
  /** Hears where each answer came from. */
  readonly tell?: ((source: "kept" | "made" | "old") => void) | undefined;
  readonly now?: () => number;
}

interface Entry<T> {
  readonly since: number;
  readonly made: Promise<T>;
  /** Whether the next one is being made already. */
  isRenewed: boolean;
}

/** The share of its lifetime after which an answer is made anew for those who come later. */
const ripe = 0.5;

/** What an answer is, and how old. */
export interface CachedAnswer<T> {
  readonly answer: T;
  /** Seconds since it was made, when it stands in for one that could not be; else null. */
  readonly age: number | null;
}

/** How an answer is made. */
export interface CacheRequest<T> {
  readonly make: () => Promise<T>;
  /** Has the last word on keeping an answer. */
  readonly mayKeep: (answer: T) => boolean;
  /** Whether an old answer is better than this failure. */
  readonly mayStandIn: (error: unknown) => boolean;
}

/**
 * Keeps answers that are the same for everybody, so that a crowd at one address is served from one rendering, and so
 * that there is something to show while none can be made. Requests that come while an answer is being made wait for it;
 * where they come all the time nobody does, since an answer is made anew before it is too old.
 */
export class PageCache<T> {
  readonly #fresh = new Map<string, Entry<T>>();
  readonly #good = new Map<string, { readonly since: number; readonly answer: T }>();
  readonly #options: PageCacheOptions;
  readonly #now: () => number;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** The kept answer of an address, or a new one; an old one where a new one cannot be made. */
  async get(address: string, request: CacheRequest<T>): Promise<CachedAnswer<T>> {
    try {
      return { answer: await this.#current(address, request), age: null };
    } catch (error) {
      const kept = request.mayStandIn(error) ? this.old(address) : null;
      if (kept === null) throw error;
      this.#options.tell?.("old");
      return kept;
    }
  }

  /** The answer that was last made for an address, if it is not too old. */
  old(address: string): CachedAnswer<T> | null {
    const kept = this.#good.get(address);
    const age = kept === undefined ? 0 : this.#now() - kept.since;
    return kept === undefined || age > this.#options.stale
      ? null
      : { answer: kept.answer, age: Math.floor(age / 1000) };
  }

  async #current(address: string, request: CacheRequest<T>): Promise<T> {
    const kept = this.#fresh.get(address);
    const age = kept === undefined ? Infinity : this.#now() - kept.since;
    const isFresh = kept !== undefined && age < this.#options.lifetime;
    this.#options.tell?.(isFresh ? "kept" : "made");
    if (!isFresh) return this.#make(address, request);
    if (age >= this.#options.lifetime * ripe && !kept.isRenewed) {
      kept.isRenewed = true;
      // What goes wrong is told to whoever asks when there is nothing left to show.
      this.#makeBeside(address, kept, request).catch(() => undefined);
    }
    return kept.made;
  }

  /** Makes an answer that takes the place of the one that is kept once it is there. */
  async #makeBeside(address: string, kept: Entry<T>, { make, mayKeep }: CacheRequest<T>): Promise<void> {
    const since = this.#now();
    const answer = await make();
    if (!mayKeep(answer) || this.#fresh.get(address) !== kept) return;
    const { most } = this.#options;
    renew(this.#fresh, { address, entry: { since, made: Promise.resolve(answer), isRenewed: false }, most });
    renew(this.#good, { address, entry: { since, answer }, most });
  }

  async #make(address: string, { make, mayKeep }: CacheRequest<T>): Promise<T> {
    const entry: Entry<T> = { since: this.#now(), made: make(), isRenewed: false };
    renew(this.#fresh, { address, entry, most: this.#options.most });
    let isKept = false;
    try {
      const answer = await entry.made;
      isKept = mayKeep(answer);
      if (isKept) renew(this.#good, { address, entry: { since: entry.since, answer }, most: this.#options.most });
      return answer;
    } finally {
      if (!isKept && this.#fresh.get(address) === entry) this.#fresh.delete(address);
    }
  }
}

function renew<Kept>(
  entries: Map<string, Kept>,
  { address, entry, most }: { readonly address: string; readonly entry: Kept; readonly most: number },
): void {
  entries.delete(address);
  entries.set(address, entry);
  for (const oldest of entries.keys()) {
    if (entries.size <= most) break;
    entries.delete(oldest);
  }
}
