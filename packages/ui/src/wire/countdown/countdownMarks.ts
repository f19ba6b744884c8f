/** Marks by which a script without React finds the elements of a countdown. */
export const countdownMarks = {
  root: "countdown",
  timer: "countdown-timer",
  figure: "countdown-figure",
  toggle: "countdown-toggle",
  status: "countdown-status",
} as const;
