export { answers, checkConformance, fails } from "./checkConformance.ts";
export type { ConformanceCase, ConformanceOptions, ConformanceResult } from "./checkConformance.ts";
