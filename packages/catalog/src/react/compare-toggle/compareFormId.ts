/** Id of the form that the compare checkboxes of a page belong to. */
export const compareFormId = "jamfor";
