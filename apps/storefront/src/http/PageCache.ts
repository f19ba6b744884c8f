import { LRUCache } from "lru-cache";

/** Options of `PageCache`. */
export interface PageCacheOptions<T> {
  /** How long an answer is reused, in milliseconds. */
  readonly lifetime: number;
  /** How long after its making an answer may replace one that cannot be made, in milliseconds. */
  readonly stale: number;
  /** Most answers kept; the oldest is dropped first. */
  readonly maxEntries: number;
  /** Most bytes that all answers take together; the oldest is dropped first. */
  readonly maxBytes: number;
  /** Most bytes of one answer; a larger one is not kept. */
  readonly maxEntryBytes: number;
  /** Estimates the bytes of an answer. */
  readonly bytesOf: (answer: T) => number;
  /** Called with the source of each answer. */
  readonly onServe?: ((source: "kept" | "made" | "old") => void) | undefined;
  readonly now?: () => number;
}

/** An answer that is being made or that is reused. */
interface Entry<T> {
  readonly since: number;
  readonly made: Promise<T>;
  /** Whether its replacement is already being made. */
  isRenewed: boolean;
}

/** A finished answer. */
interface Kept<T> {
  readonly since: number;
  readonly answer: T;
}

/** The share of its lifetime after which an answer is renewed in the background. */
const renewalShare = 0.5;

/** An answer and its age. */
export interface CachedAnswer<T> {
  readonly answer: T;
  /** Seconds since it was made, when it replaces one that could not be made; else null. */
  readonly age: number | null;
}

/** How to make and cache an answer. */
export interface CacheRequest<T> {
  readonly make: () => Promise<T>;
  /** Decides whether to cache an answer. */
  readonly isCacheable: (answer: T) => boolean;
  /** Whether to serve an old answer instead of this failure. */
  readonly staleIfError: (error: unknown) => boolean;
}

/**
 * Caches answers that are the same for everybody, so that many visitors of one address are served from one rendering,
 * and so that something can be shown while rendering fails. Requests that arrive while an answer is being made wait for
 * it; under steady traffic none has to, since an answer is renewed before it expires. Its memory is bounded: whoever
 * asks for many large pages pushes out old answers, and a very large one is not kept at all.
 */
export class PageCache<T> {
  readonly #fresh = new Map<string, Entry<T>>();
  readonly #good: LRUCache<string, Kept<T>>;
  readonly #options: PageCacheOptions<T>;
  readonly #now: () => number;

  constructor(options: PageCacheOptions<T>) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#good = new LRUCache({
      max: options.maxEntries,
      maxSize: options.maxBytes,
      maxEntrySize: options.maxEntryBytes,
      sizeCalculation: ({ answer }) => Math.max(1, options.bytesOf(answer)),
      // What is no longer kept is not reused either, so that its memory is freed.
      dispose: (_, address, reason) => {
        if (reason === "evict") this.#fresh.delete(address);
      },
    });
  }

  /** The cached answer of an address, or a new one; an old one when a new one cannot be made. */
  async get(address: string, request: CacheRequest<T>): Promise<CachedAnswer<T>> {
    try {
      return { answer: await this.#current(address, request), age: null };
    } catch (error) {
      const old = request.staleIfError(error) ? this.old(address) : null;
      if (old === null) throw error;
      this.#options.onServe?.("old");
      return old;
    }
  }

  /** The last answer made for an address, if it is not too old. */
  old(address: string): CachedAnswer<T> | null {
    // Without `get`, which would keep it longer than newer ones.
    const finished = this.#good.peek(address);
    const age = finished === undefined ? 0 : this.#now() - finished.since;
    return finished === undefined || age > this.#options.stale
      ? null
      : { answer: finished.answer, age: Math.floor(age / 1000) };
  }

  async #current(address: string, request: CacheRequest<T>): Promise<T> {
    const entry = this.#fresh.get(address);
    const age = entry === undefined ? Infinity : this.#now() - entry.since;
    const isFresh = entry !== undefined && age < this.#options.lifetime;
    this.#options.onServe?.(isFresh ? "kept" : "made");
    if (!isFresh) return this.#make(address, request);
    if (age >= this.#options.lifetime * renewalShare && !entry.isRenewed) {
      entry.isRenewed = true;
      // A failure here is ignored; it is reported to a later request when there is nothing left to serve.
      this.#makeBeside(address, entry, request).catch(() => undefined);
    }
    return entry.made;
  }

  /** Makes an answer that replaces the cached one when it is ready. */
  async #makeBeside(address: string, replaced: Entry<T>, { make, isCacheable }: CacheRequest<T>): Promise<void> {
    const since = this.#now();
    const answer = await make();
    if (!isCacheable(answer) || this.#fresh.get(address) !== replaced) return;
    this.#fresh.set(address, { since, made: Promise.resolve(answer), isRenewed: false });
    this.#keep(address, { since, answer });
  }

  async #make(address: string, { make, isCacheable }: CacheRequest<T>): Promise<T> {
    const entry: Entry<T> = { since: this.#now(), made: make(), isRenewed: false };
    this.#fresh.set(address, entry);
    let isKept = false;
    try {
      const answer = await entry.made;
      isKept = isCacheable(answer);
      if (isKept) this.#keep(address, { since: entry.since, answer });
      return answer;
    } finally {
      if (!isKept && this.#fresh.get(address) === entry) this.#fresh.delete(address);
    }
  }

  /** Keeps an answer; one that is too large is forgotten as soon as it has been served. */
  #keep(address: string, finished: Kept<T>): void {
    this.#good.set(address, finished);
    if (!this.#good.has(address)) this.#fresh.delete(address);
  }
}
