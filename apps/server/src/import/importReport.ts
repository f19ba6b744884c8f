import type { ItemProblemCode } from "@torg/feed";

/** A remark about one item. */
export interface ImportProblem<Code extends string = ItemProblemCode> {
  /** The item's id, its number if it has none, or its line if lines are counted. */
  readonly item: string;
  readonly code: Code;
  /** In Swedish. */
  readonly text: string;
}

/** The result of a delivery. */
export interface ImportReport {
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Items imported with at least one remark. */
  readonly warned: number;
  readonly rejected: number;
  /** The count of each remark. */
  readonly reasons: Readonly<Partial<Record<ItemProblemCode, number>>>;
  /** The first remarks, ten thousand at most. */
  readonly problems: readonly ImportProblem[];
}

/** Remarks stored with their item; further ones are only counted. */
export const maxStoredRemarks = 10_000;

/** Copies the start of an id: a substring would keep the feed's whole text in memory. */
const ownCopy = (id: string): string => Buffer.from(id.slice(0, 60)).toString();

/** Collects remarks in bounded memory; `texts` are their words. */
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

  /** Records a remark about many items, naming some of them. */
  addMany(ids: readonly string[], code: Code, count: number): void {
    if (count > 0) this.#reasons.set(code, (this.#reasons.get(code) ?? 0) + count);
    const named = ids.slice(0, maxStoredRemarks - this.#problems.length);
    this.#problems.push(...named.map((id) => ({ item: ownCopy(id), code, text: this.#texts[code] })));
  }

  /** Counts an item as warned; exact only up to a memory limit. */
  warn(id: string, codes: readonly Code[]): void {
    const item = ownCopy(id);
    for (const code of codes) {
      this.add(item, code);
    }
    if (codes.length > 0 && !this.#warned.has(item)) {
      if (this.#warned.size < maxStoredRemarks * 10) {
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
