/** Id of the form that the compare boxes of a page belong to. */
export const compareFormId = "jamfor";
