/** Marks by which a script without React finds the elements of a long text. */
export const longTextMarks = {
  root: "long-text",
  toggle: "long-text-toggle",
} as const;
