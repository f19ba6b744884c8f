/** Marks by which a script without React finds the compare checkboxes. */
export const compareMarks = { box: "compare-box" } as const;
