export { formatReport } from "./formatReport.ts";
export type { Hints } from "./Hints.ts";
export type { CallResult, CheckResult, Outcome, Report, SeenExchange } from "./Report.ts";
export { verify } from "./verify.ts";
export type { VerifyOptions } from "./verify.ts";
