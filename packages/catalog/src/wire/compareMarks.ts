/** Where a script without React finds the boxes that take products into the comparison. */
export const compareMarks = { box: "compare-box" } as const;
