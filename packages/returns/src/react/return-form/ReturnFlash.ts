import type { FieldErrors } from "../../state/index.ts";

/** What a refused form held, and what is wrong with it, by field. */
export interface ReturnFlash {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
}

/** Nothing was brought back. */
export const noFlash: ReturnFlash = { values: {}, errors: {} };
