/** U+00A0, which keeps an amount and its unit on one line. */
export const noBreakSpace = "\u00a0";

/** U+2212, the minus sign of Swedish typography; a hyphen is not one. */
export const minusSign = "\u2212";

/** U+2013, used between the ends of a range. */
export const enDash = "\u2013";
