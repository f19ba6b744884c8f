/** Id of the element that the compare bar is drawn in. */
export const compareBarId = "jamforelse";
