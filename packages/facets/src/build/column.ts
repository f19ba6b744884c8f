/** The array types of a column. */
export type Numbers = Uint32Array | Float64Array;

/** A growing list of numbers in a typed array. */
export class Column {
  #values: Numbers;
  #length = 0;

  constructor(values: Numbers) {
    this.#values = values;
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) this.#grow();
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  /** The values pushed so far; the array stays valid when the column grows, but does not grow with it. */
  values(): Numbers {
    return this.#values.subarray(0, this.#length);
  }

  #grow(): void {
    const length = Math.max(1024, this.#values.length * 2);
    const next = this.#values instanceof Uint32Array ? new Uint32Array(length) : new Float64Array(length);
    next.set(this.#values);
    this.#values = next;
  }
}
