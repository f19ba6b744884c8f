import type { ShopContext } from "../context/ShopContext.ts";

/** What there is of a shop that is being started. */
export interface ShopStart extends Pick<ShopContext, "db" | "pool" | "config"> {
  /** Tells whoever runs the shop, in its log, what may be wrong. */
  readonly warn: (message: string) => void;
}
