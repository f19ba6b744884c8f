/**
 * The style rule of a small page that takes part in the shop's change of pages: where a page of the shop leads to one
 * that does not, the browser tells of the change that it leaves out as an error that nobody caught.
 */
export const pageTransition = "@view-transition{navigation:auto}";
