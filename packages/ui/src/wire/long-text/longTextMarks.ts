import type { Mark } from "../mark.ts";

/** Where a script without React finds the elements of a long text. */
export const longTextMarks = {
  root: { "data-wire": "long-text" },
  toggle: { "data-wire": "long-text-toggle" },
} as const satisfies Record<string, Mark>;
