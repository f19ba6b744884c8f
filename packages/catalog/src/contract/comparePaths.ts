/** Where a comparison is emptied, by a call and by a form without script; a form says in `return_to` where it leads back. */
export const compareClearPath = "/api/internal/compare/clear";

/** Where the list of compared products is read. */
export const compareIndexPath = "/api/internal/compare/index";
