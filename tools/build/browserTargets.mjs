/**
 * The oldest browsers that the shop is built for and held against; docs/browsers.md says what they leave out. An older
 * style sheet compiler would lower light-dark() inside an own color-scheme and :dir(), which then stop working.
 */
export const browserTargets = ["chrome123", "firefox128", "safari17.5"];
