/** A least-recently-used cache of results. */
export class ResultCache<Result> {
  readonly #limit: number;
  readonly #results = new Map<string, Result>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The cached result of this key, or the computed one. */
  get(key: string, compute: () => Result): Result {
    const cached = this.#results.get(key);
    const result = cached ?? compute();
    // A map iterates its keys in insertion order: setting the key again makes it the newest.
    this.#results.delete(key);
    this.#results.set(key, result);
    if (this.#results.size > this.#limit) {
      const [oldest] = this.#results.keys();
      if (oldest !== undefined) this.#results.delete(oldest);
    }
    return result;
  }
}
