/** Marks by which a script without React finds the elements of a folding section. */
export const foldMarks = {
  root: "fold",
  row: "fold-row",
  button: "fold-button",
  content: "fold-content",
} as const;
