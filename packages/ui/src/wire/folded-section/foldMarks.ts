/** Where a script without React finds the elements of a section that folds. */
export const foldMarks = {
  root: "fold",
  row: "fold-row",
  button: "fold-button",
  content: "fold-content",
} as const;
