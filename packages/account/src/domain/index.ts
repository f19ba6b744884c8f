export {
  accountEmailContent,
  accountLinkKinds,
  accountLinkMinutes,
  choosesPassword,
  isLinkOpen,
} from "./accountLink.ts";
export type { AccountEmailContent, AccountLinkKind, StoredLink } from "./accountLink.ts";
export { accountOrderStates, hasProgressed, parcelAddress, readOrderState } from "./accountOrder.ts";
export type {
  AccountCase,
  AccountCreditNote,
  AccountOrder,
  AccountOrderProgress,
  AccountOrderState,
  AccountShipment,
} from "./accountOrder.ts";
export { bankIdPollInterval, bankIdPollDuration, bankIdRefresh } from "./bankIdLogin.ts";
export type { BankIdCode, BankIdDevice, BankIdLogin, BankIdStatus, BankIdPurpose } from "./bankIdLogin.ts";
export { loginProblems } from "./loginProblems.ts";
export type { Login, LoginProblems } from "./loginProblems.ts";
export { newPasswordProblem, minPasswordLength } from "./newPasswordProblem.ts";
export type { NewPasswordProblem, PasswordRequirements } from "./newPasswordProblem.ts";
export { hasEnded } from "./ownDataStep.ts";
export type { EndedStep, OwnDataStep } from "./ownDataStep.ts";
export { isWatchable, watchDays, watchState } from "./watch.ts";
export type { StoredWatch, WatchedGoods, WatchState } from "./watch.ts";
export { mergeWishes, maxWishes } from "./wishes.ts";
export type { Wish } from "./wishes.ts";
export { maxPasswordLength, passwordProblem } from "./passwordProblem.ts";
export type { PasswordProblem } from "./passwordProblem.ts";
