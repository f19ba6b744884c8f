/** Products that can be compared at once. */
export const compareMax = 4;
/** Milliseconds without typing before the compare page searches. */
export const compareSearchDelay = 500;
/** Milliseconds for which a product counts as just added to the comparison. */
export const justAddedTime = 3000;
