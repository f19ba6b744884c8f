/** Days for which a watch is kept: one that nobody has confirmed, one that waits, and one whose goods came back. */
export const watchDays = { asked: 7, waiting: 180, told: 30 } as const;

/** How far a watch has come: its address has not said yes, it waits, or its goods came back. */
export type WatchState = keyof typeof watchDays;

/** A watch as it is kept; moments in milliseconds since 1970, null where it has not come to that. */
export interface KeptWatch {
  readonly askedAt: number;
  readonly confirmedAt: number | null;
  readonly toldAt: number | null;
}

const day = 24 * 3_600_000;

/** How far a watch has come at a moment; null where its time is over and nobody is written to any more. */
export function watchState({ askedAt, confirmedAt, toldAt }: KeptWatch, now: number): WatchState | null {
  const since = toldAt ?? confirmedAt ?? askedAt;
  const state = toldAt !== null ? "told" : confirmedAt !== null ? "waiting" : "asked";
  return now < since + watchDays[state] * day ? state : null;
}

/** What a watch has to know of a product. */
export interface WatchedGoods {
  /** A product with variants: only one of them can be watched. */
  readonly isParent: boolean;
  readonly buyDisabled: boolean;
  readonly hidesPrice: boolean;
  readonly priceOre: number | null;
  readonly stock: number;
  /** `out_of_stock` where the shop says so whatever it has; null where nothing is said. */
  readonly availability?: string | null;
}

/** Whether goods are sold out and may come back: what the shop does not sell, or sells by its variants, is not watched. */
export function isWatchable(goods: WatchedGoods): boolean {
  const { isParent, buyDisabled, hidesPrice, priceOre, stock, availability = null } = goods;
  if (isParent || buyDisabled || hidesPrice || priceOre === null) return false;
  return stock <= 0 || availability === "out_of_stock";
}
