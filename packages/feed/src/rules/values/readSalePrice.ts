import { readPrice } from "./readPrice.ts";

/** The feed's values for a reduced price. */
export interface SaleInput {
  readonly salePrice: string;
  /** ISO 8601 interval `from/to`; empty = always. */
  readonly interval: string;
  readonly priceOre: number | null;
  readonly now: Date;
}

export interface SaleReading {
  /** Null = no reduction now. */
  readonly saleOre: number | null;
  readonly problem: "sale-not-below" | "sale-unreadable" | "sale-interval" | null;
}

function isWithin(interval: string, now: Date): boolean | null {
  const ends = interval.split("/").map((end) => Date.parse(end.trim().replace(/([+-]\d{2})(\d{2})$/u, "$1:$2")));
  const [from, to] = ends;
  if (
    ends.length !== 2 ||
    from === undefined ||
    to === undefined ||
    Number.isNaN(from) ||
    Number.isNaN(to) ||
    to < from
  ) {
    return null;
  }
  return from <= now.getTime() && now.getTime() < to;
}

/** Reads the reduced price valid at `now`; one at or above the price is ignored. */
export function readSalePrice({ salePrice, interval, priceOre, now }: SaleInput): SaleReading {
  if (salePrice.trim() === "" || priceOre === null) return { saleOre: null, problem: null };
  const price = readPrice(salePrice);
  if (!price.ok) return { saleOre: null, problem: "sale-unreadable" };
  const { ore } = price;
  if (ore >= priceOre) return { saleOre: null, problem: "sale-not-below" };
  const isInForce = interval.trim() === "" ? true : isWithin(interval, now);
  return isInForce === null
    ? { saleOre: null, problem: "sale-interval" }
    : { saleOre: isInForce ? ore : null, problem: null };
}
