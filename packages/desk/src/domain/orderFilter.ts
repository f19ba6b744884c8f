/** Filters of the order list, the default first. */
export const orderFilters = ["open", "done", "cancelled", "money", "all"] as const;

/**
 * Which orders are listed: with something to ship, with nothing left to ship, cancelled completely, with money that
 * could not be moved, or all.
 */
export type OrderFilter = (typeof orderFilters)[number];

/** Parses a filter; anything unknown gives the default. */
export function readOrderFilter(text: string): OrderFilter {
  return orderFilters.find((filter) => filter === text) ?? "open";
}

/** Whether a list starts with the oldest order: the order that has waited longest is shipped first. */
export const isOldestFirst = (filter: OrderFilter): boolean => filter === "open";
