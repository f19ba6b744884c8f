export { formatReport } from "./formatReport.ts";
export type { Hints } from "./Hints.ts";
export type { CallResult, CheckResult, Outcome, Report, RecordedExchange } from "./Report.ts";
export { verify } from "./verify.ts";
export type { VerifyOptions } from "./verify.ts";
