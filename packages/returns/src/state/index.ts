export type { FieldErrors } from "./fieldErrors.ts";
export { createReturnState } from "./createReturnState.ts";
export type { ReturnCase, ReturnOptions, ReturnSnapshot, ReturnState } from "./createReturnState.ts";
