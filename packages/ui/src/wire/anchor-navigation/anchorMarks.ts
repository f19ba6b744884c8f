import type { Mark } from "../mark.ts";

/** Where a script without React finds the elements of the links to a page's sections. */
export const anchorMarks = {
  root: { "data-wire": "anchors" },
  row: { "data-wire": "anchors-row" },
  link: { "data-wire": "anchors-link" },
  previous: { "data-wire": "anchors-previous" },
  next: { "data-wire": "anchors-next" },
} as const satisfies Record<string, Mark>;
