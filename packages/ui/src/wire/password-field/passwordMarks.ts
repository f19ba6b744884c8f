import type { Mark } from "../mark.ts";

/** Where a script without React finds the elements of a field for a password. */
export const passwordMarks = {
  root: { "data-wire": "password" },
  input: { "data-wire": "password-input" },
  show: { "data-wire": "password-show" },
} as const satisfies Record<string, Mark>;
