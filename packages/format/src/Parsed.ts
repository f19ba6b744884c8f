/** What was typed, in the form to store, or the code of what is wrong with it. */
export type Parsed<Value, Code extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code };
