export { comparedCount } from "./comparedCount.ts";
export { compareMarks } from "./compareMarks.ts";
export { forgetSeen } from "./forgetSeen.ts";
export { keepSeen, keptSeen } from "./keptSeen.ts";
export { keepSearches, keptSearches } from "./keptSearches.ts";
export { markCompared } from "./markCompared.ts";
