/** The id of the form that all hearts of a page belong to. */
export const wishFormId = "torg-wishes";
