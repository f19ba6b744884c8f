import type { ItemProblemCode } from "@torg/feed";

/** A remark about one item. */
export interface ImportProblem<Code extends string = ItemProblemCode> {
  /** The item's id, its number when it has none, or its line where lines are told. */
  readonly item: string;
  readonly code: Code;
  /** In Swedish. */
  readonly text: string;
}

/** What a delivery did to the catalogue. */
export interface ImportReport {
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Items taken over with at least one remark. */
  readonly warned: number;
  readonly rejected: number;
  /** How often each remark was made. */
  readonly reasons: Readonly<Partial<Record<ItemProblemCode, number>>>;
  /** The first remarks, ten thousand at most. */
  readonly problems: readonly ImportProblem[];
}

/** Remarks that are kept with what they are about; the others are counted. */
export const mostKept = 10_000;

/** The beginning of an id as a text of its own: a part of a feed's text would keep all of that in memory. */
const ownCopy = (id: string): string => Buffer.from(id.slice(0, 60)).toString();

/** Gathers remarks in bounded memory; `texts` are their sentences. */
export class ProblemLog<Code extends string> {
  readonly #texts: Readonly<Record<Code, string>>;
  readonly #reasons = new Map<Code, number>();
  readonly #problems: ImportProblem<Code>[] = [];
  readonly #warned = new Set<string>();
  #more = 0;

  constructor(texts: Readonly<Record<Code, string>>) {
    this.#texts = texts;
  }

  add(id: string, code: Code): void {
    this.addMany([id], code, 1);
  }

  /** Notes a remark about many items, of which some are named. */
  addMany(ids: readonly string[], code: Code, count: number): void {
    if (count > 0) this.#reasons.set(code, (this.#reasons.get(code) ?? 0) + count);
    const named = ids.slice(0, mostKept - this.#problems.length);
    this.#problems.push(...named.map((id) => ({ item: ownCopy(id), code, text: this.#texts[code] })));
  }

  /** Counts an item as warned; the exactness of the count ends where memory would. */
  warn(id: string, codes: readonly Code[]): void {
    const item = ownCopy(id);
    for (const code of codes) {
      this.add(item, code);
    }
    if (codes.length > 0 && !this.#warned.has(item)) {
      if (this.#warned.size < mostKept * 10) {
        this.#warned.add(item);
      } else {
        this.#more += 1;
      }
    }
  }

  get warned(): number {
    return this.#warned.size + this.#more;
  }

  get reasons(): Readonly<Partial<Record<Code, number>>> {
    const reasons: Partial<Record<Code, number>> = {};
    for (const [code, count] of this.#reasons) reasons[code] = count;
    return reasons;
  }

  get problems(): readonly ImportProblem<Code>[] {
    return this.#problems;
  }
}
