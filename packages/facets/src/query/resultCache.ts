/** Keeps the results that were asked for last. */
export class ResultCache<Result> {
  readonly #limit: number;
  readonly #results = new Map<string, Result>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The kept result of this key, else the computed one. */
  get(key: string, compute: () => Result): Result {
    const known = this.#results.get(key);
    const result = known ?? compute();
    // A map lists its keys by age: setting the key anew makes it the youngest.
    this.#results.delete(key);
    this.#results.set(key, result);
    if (this.#results.size > this.#limit) {
      const [oldest] = this.#results.keys();
      if (oldest !== undefined) this.#results.delete(oldest);
    }
    return result;
  }
}
