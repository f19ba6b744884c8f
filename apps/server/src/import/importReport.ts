import { feedTexts, type ItemProblemCode } from "@torg/feed";

/** A remark about one item. */
export interface ImportProblem {
  /** The item's id, or its number when it has none. */
  readonly item: string;
  readonly code: ItemProblemCode;
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

const mostKept = 10_000;

/** The beginning of an id as a text of its own: a part of a feed's text would keep all of that in memory. */
const ownCopy = (id: string): string => Buffer.from(id.slice(0, 60)).toString();

/** Gathers remarks in bounded memory. */
export class ProblemLog {
  readonly #reasons = new Map<ItemProblemCode, number>();
  readonly #problems: ImportProblem[] = [];
  readonly #warned = new Set<string>();
  #more = 0;

  add(id: string, code: ItemProblemCode): void {
    const item = ownCopy(id);
    this.#reasons.set(code, (this.#reasons.get(code) ?? 0) + 1);
    if (this.#problems.length < mostKept) this.#problems.push({ item, code, text: feedTexts.itemProblems[code] });
  }

  /** Counts an item as warned; the exactness of the count ends where memory would. */
  warn(id: string, codes: readonly ItemProblemCode[]): void {
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

  get reasons(): ImportReport["reasons"] {
    return Object.fromEntries(this.#reasons);
  }

  get problems(): readonly ImportProblem[] {
    return this.#problems;
  }
}
