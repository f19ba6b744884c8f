/**
 * The widths of a window at which the look changes, as style sheets write them: `(width < 768px)`, `(width >= 768px)`.
 * Below `tiny`, which is met where letters are very large, only what is needed most has room; below `tight` the head of a page saves room, below `medium` it is a phone's, from `wide` on things stand side by side.
 * Sheets and scripts that ask for others fail a test.
 */
export const windowWidths = { tiny: "20rem", tight: "24.375rem", medium: "768px", wide: "1025px" } as const;
