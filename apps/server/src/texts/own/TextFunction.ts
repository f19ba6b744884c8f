/** A text with values, as a function. */
export type TextFunction = (...values: readonly unknown[]) => unknown;

/** Whether something is a text with values. */
export const isTextFunction = (value: unknown): value is TextFunction => typeof value === "function";
