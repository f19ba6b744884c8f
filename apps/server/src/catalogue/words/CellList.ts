const chunkBits = 18;
const chunkSize = 1 << chunkBits;

/** A growing list of numbers in chunks, so that millions can be added without copying. */
export class CellList {
  readonly #chunks: Uint32Array[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(cell: number): void {
    const place = this.#length & (chunkSize - 1);
    if (place === 0) this.#chunks.push(new Uint32Array(chunkSize));
    const chunk = this.#chunks[this.#length >>> chunkBits];
    if (chunk !== undefined) chunk[place] = cell;
    this.#length += 1;
  }

  set(index: number, cell: number): void {
    const chunk = this.#chunks[index >>> chunkBits];
    if (chunk !== undefined) chunk[index & (chunkSize - 1)] = cell;
  }

  at(index: number): number {
    return this.#chunks[index >>> chunkBits]?.[index & (chunkSize - 1)] ?? 0;
  }
}
