/** Marks by which a script without React finds the elements of the section links. */
export const anchorMarks = {
  root: "anchors",
  row: "anchors-row",
  link: "anchors-link",
  previous: "anchors-previous",
  next: "anchors-next",
} as const;
