/** Days for which a watch is stored: unconfirmed, waiting, and after its goods came back. */
export const watchDays = { asked: 7, waiting: 180, told: 30 } as const;

/** The state of a watch: unconfirmed, waiting, or notified that its goods came back. */
export type WatchState = keyof typeof watchDays;

/** A watch as stored; times in milliseconds since 1970, null if not reached. */
export interface StoredWatch {
  readonly askedAt: number;
  readonly confirmedAt: number | null;
  readonly toldAt: number | null;
}

const day = 24 * 3_600_000;

/** The state of a watch at a given time; null if it has expired and no e-mail is sent any more. */
export function watchState({ askedAt, confirmedAt, toldAt }: StoredWatch, now: number): WatchState | null {
  const since = toldAt ?? confirmedAt ?? askedAt;
  const state = reachedState({ confirmedAt, toldAt });
  return now < since + watchDays[state] * day ? state : null;
}

function reachedState({ confirmedAt, toldAt }: Pick<StoredWatch, "confirmedAt" | "toldAt">): WatchState {
  if (toldAt !== null) return "told";
  return confirmedAt === null ? "asked" : "waiting";
}

/** The product fields that a watch needs. */
export interface WatchedGoods {
  /** A product with variants: only a single variant can be watched. */
  readonly isParent: boolean;
  readonly buyDisabled: boolean;
  readonly hidesPrice: boolean;
  readonly priceOre: number | null;
  readonly stock: number;
  /** `out_of_stock` if the shop says so regardless of its stock; null if not given. */
  readonly availability?: string | null;
}

/**
 * Whether goods are sold out and may come back: goods that are not sold, or sold only as variants, cannot be watched.
 */
export function isWatchable(goods: WatchedGoods): boolean {
  const { isParent, buyDisabled, hidesPrice, priceOre, stock, availability = null } = goods;
  if (isParent || buyDisabled || hidesPrice || priceOre === null) return false;
  return stock <= 0 || availability === "out_of_stock";
}
