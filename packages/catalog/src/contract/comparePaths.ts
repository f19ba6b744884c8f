/**
 * Path that empties a comparison, called by script or by a plain form; the form's `return_to` says where to redirect.
 */
export const compareClearPath = "/api/internal/compare/clear";

/** Path that returns the list of compared products. */
export const compareIndexPath = "/api/internal/compare/index";
