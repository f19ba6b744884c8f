import type { CodeList } from "./catalogue.ts";
import type { CodeBook } from "./codeBook.ts";
import { firstNamed, type FactLists } from "./readRecords.ts";

/** What all codes are, once every record has been read. */
export type FinishedBook = ReturnType<CodeBook["finish"]>;

/** Moves the cells from `start` up to `end` into ascending order; there are about ten of them. */
function sortCells(cells: CodeList, start: number, end: number): void {
  for (let sorted = start + 1; sorted < end; sorted += 1) {
    const cell = cells[sorted] ?? 0;
    let place = sorted;
    while (place > start && (cells[place - 1] ?? 0) > cell) {
      cells[place] = cells[place - 1] ?? 0;
      place -= 1;
    }
    cells[place] = cell;
  }
}

/** Writes codes one after the other into a list that has room for `length` of them. */
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

  /** Writes the codes of the facts of one item of the lists. */
  pushFacts({ facts, ends }: FactLists, item: number): void {
    const end = ends[item] ?? 0;
    for (let place = item === 0 ? 0 : (ends[item - 1] ?? 0); place < end; place += 1) {
      const fact = facts[place] ?? 0;
      this.push(fact < firstNamed ? fact : (this.#finished.namedCodes[fact - firstNamed] ?? 0));
    }
  }

  /** Puts what was written since `start` into ascending order. */
  sortSince(start: number): void {
    sortCells(this.#cells, start, this.#length);
  }

  /** What was written, in an array of that length. */
  cells(): CodeList {
    return this.#cells.length === this.#length ? this.#cells : this.#cells.slice(0, this.#length);
  }
}
