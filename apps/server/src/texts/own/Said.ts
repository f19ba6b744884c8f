/** A text with values, as a function. */
export type Said = (...values: readonly unknown[]) => unknown;

/** Whether something is a text with values. */
export const isSaid = (value: unknown): value is Said => typeof value === "function";
