import type { Mark } from "../mark.ts";

/** Where a script without React finds the elements of a countdown. */
export const countdownMarks = {
  root: { "data-wire": "countdown" },
  timer: { "data-wire": "countdown-timer" },
  figure: { "data-wire": "countdown-figure" },
  toggle: { "data-wire": "countdown-toggle" },
  status: { "data-wire": "countdown-status" },
} as const satisfies Record<string, Mark>;
