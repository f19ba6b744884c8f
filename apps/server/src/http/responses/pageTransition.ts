/**
 * The style rule that makes a small page take part in the shop's view transitions. Without it, the browser reports the
 * skipped transition from a shop page as an uncaught error.
 */
export const pageTransition = "@view-transition{navigation:auto}";
