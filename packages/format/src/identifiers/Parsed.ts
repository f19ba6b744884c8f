/** The typed value in the form to store, or an error code. */
export type Parsed<Value, Code extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code };
