/**
 * The oldest browsers that the shop is built and checked for; docs/browsers.md lists the limits. For older targets the
 * CSS compiler would lower light-dark() inside an own color-scheme and :dir(), which then stop working.
 */
export const browserTargets = ["chrome123", "firefox128", "safari17.5"];
