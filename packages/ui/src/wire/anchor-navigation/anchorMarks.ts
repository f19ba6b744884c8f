/** Where a script without React finds the elements of the links to a page's sections. */
export const anchorMarks = {
  root: "anchors",
  row: "anchors-row",
  link: "anchors-link",
  previous: "anchors-previous",
  next: "anchors-next",
} as const;
