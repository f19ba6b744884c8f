/**
 * The window widths at which the layout changes, as in style sheets: `(width < 768px)`, `(width >= 768px)`. Below
 * `tiny`, which very large text also meets, only the essential parts fit; below `tight` the page head saves space;
 * below `medium` the layout is a phone's; from `wide` on, parts are side by side. A test rejects style sheets and
 * scripts with other widths.
 */
export const windowWidths = { tiny: "20rem", tight: "24.375rem", medium: "768px", wide: "1025px" } as const;
