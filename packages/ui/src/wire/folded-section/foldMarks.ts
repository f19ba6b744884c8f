import type { Mark } from "../mark.ts";

/** Where a script without React finds the elements of a section that folds. */
export const foldMarks = {
  root: { "data-wire": "fold" },
  row: { "data-wire": "fold-row" },
  button: { "data-wire": "fold-button" },
  content: { "data-wire": "fold-content" },
} as const satisfies Record<string, Mark>;
