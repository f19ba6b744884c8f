/** Which orders a list at the desk has, the first being the usual one. */
export const orderFilters = ["open", "done", "cancelled", "money", "all"] as const;

/**
 * Which orders a list has: those of which something is to be shipped, those of which nothing is, those that were
 * cancelled whole, those whose money could not be moved, or all.
 */
export type OrderFilter = (typeof orderFilters)[number];

/** Reads a filter; what is none is the usual one. */
export function readOrderFilter(text: string): OrderFilter {
  return orderFilters.find((filter) => filter === text) ?? "open";
}

/** Whether a list begins with the oldest order: who has waited longest is shipped first. */
export const isOldestFirst = (filter: OrderFilter): boolean => filter === "open";
