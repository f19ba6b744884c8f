import type { CodeList } from "./catalogue.ts";
import type { CodeBook } from "./codeBook.ts";
import { firstNamed, type FactLists } from "./readRecords.ts";

/** All codes, after every record has been read. */
export type FinishedBook = ReturnType<CodeBook["finish"]>;

/** Sorts the cells from `start` up to `end` in ascending order; insertion sort, because there are about ten. */
function sortCells(cells: CodeList, start: number, end: number): void {
  for (let sorted = start + 1; sorted < end; sorted += 1) {
    const cell = cells[sorted] ?? 0;
    let index = sorted;
    while (index > start && (cells[index - 1] ?? 0) > cell) {
      cells[index] = cells[index - 1] ?? 0;
      index -= 1;
    }
    cells[index] = cell;
  }
}

/** Appends codes to a list with a capacity of `length`. */
export class CellWriter {
  readonly #finished: FinishedBook;
  readonly #cells: CodeList;
  #length = 0;

  constructor(finished: FinishedBook, length: number) {
    this.#finished = finished;
    this.#cells = finished.codes.sets.end <= 0x1_00_00 ? new Uint16Array(length) : new Uint32Array(length);
  }

  get length(): number {
    return this.#length;
  }

  push(code: number): void {
    this.#cells[this.#length] = code;
    this.#length += 1;
  }

  /** Appends the codes of one item's facts. */
  pushFacts({ facts, ends }: FactLists, item: number): void {
    const end = ends[item] ?? 0;
    for (let index = item === 0 ? 0 : (ends[item - 1] ?? 0); index < end; index += 1) {
      const fact = facts[index] ?? 0;
      this.push(fact < firstNamed ? fact : (this.#finished.namedCodes[fact - firstNamed] ?? 0));
    }
  }

  /** Sorts what was appended since `start` in ascending order. */
  sortSince(start: number): void {
    sortCells(this.#cells, start, this.#length);
  }

  /** The appended codes, in an array of exactly that length. */
  cells(): CodeList {
    return this.#cells.length === this.#length ? this.#cells : this.#cells.slice(0, this.#length);
  }
}
