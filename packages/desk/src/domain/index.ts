export { barPercent, conversionPercent, sumOfDays } from "./dayFigures.ts";
export type { DayFigures } from "./dayFigures.ts";
export { hasNoFailures } from "./deskFailures.ts";
export type { DeskFailures, FailedJob, FailedWebhook, StuckMoney } from "./deskFailures.ts";
export { logSums } from "./deskLog.ts";
export type { DeskLogEntry } from "./deskLog.ts";
export type {
  DeskBuyer,
  DeskEvent,
  DeskLine,
  DeskMoment,
  DeskMoney,
  MoneyMoveKind,
  DeskOrder,
  DeskOrderRow,
  DeskOrderState,
  NamedQuantity,
  PendingMoneyMove,
} from "./deskOrder.ts";
export { lostPaymentAdvice } from "./lostPaymentAdvice.ts";
export type { LostPaymentAdvice } from "./lostPaymentAdvice.ts";
export { deskState } from "./deskState.ts";
export { missingPageKinds } from "./deskView.ts";
export type { DeskOperator, DeskView, MissingPageKind } from "./deskView.ts";
export { roleAllows, operatorRoles } from "./operatorRole.ts";
export type { DeskTask, OperatorRole } from "./operatorRole.ts";
export { operatorLoginProblems } from "./operatorLoginProblems.ts";
export type { OperatorLogin, OperatorLoginProblems } from "./operatorLoginProblems.ts";
export { isOldestFirst, orderFilters, readOrderFilter } from "./orderFilter.ts";
export type { OrderFilter } from "./orderFilter.ts";
export { selectedQuantities, orderTasks, possibleTasks, shipmentsUnderWay } from "./possibleTasks.ts";
export type { OrderTask } from "./possibleTasks.ts";
export { minOperatorPasswordLength } from "./minOperatorPasswordLength.ts";
export { timeline } from "./timeline.ts";
