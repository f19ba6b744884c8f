export { accountOrderStates, readOrderState } from "./accountOrder.ts";
export type { AccountCase, AccountOrder, AccountOrderState } from "./accountOrder.ts";
export { loginProblems } from "./loginProblems.ts";
export type { Login, LoginProblems } from "./loginProblems.ts";
export { hasEnded } from "./ownDataStep.ts";
export type { EndedStep, OwnDataStep } from "./ownDataStep.ts";
export { longestPassword, passwordProblem } from "./passwordProblem.ts";
export type { PasswordProblem } from "./passwordProblem.ts";
