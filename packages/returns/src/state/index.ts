export { createReturnState } from "./createReturnState.ts";
export type { ReturnCase, ReturnOptions, ReturnSnapshot, ReturnState } from "./createReturnState.ts";
