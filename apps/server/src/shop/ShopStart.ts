import type { ShopContext } from "../context/ShopContext.ts";

/** The parts of a shop that exist while it starts. */
export interface ShopStart extends Pick<ShopContext, "db" | "pool" | "config"> {
  /** Logs a warning for the operator of the shop. */
  readonly warn: (message: string) => void;
}
