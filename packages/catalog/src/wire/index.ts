export { comparedCount } from "./comparedCount.ts";
export { compareMarks } from "./compareMarks.ts";
export { markCompared } from "./markCompared.ts";
