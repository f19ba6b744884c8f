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
  DeskMove,
  DeskOrder,
  DeskOrderRow,
  DeskOrderState,
  NamedPieces,
  WaitingMove,
} from "./deskOrder.ts";
export { goneAdvice } from "./goneAdvice.ts";
export type { GoneAdvice } from "./goneAdvice.ts";
export { deskState } from "./deskState.ts";
export { missingThings } from "./deskView.ts";
export type { DeskOperator, DeskView, MissingThing } from "./deskView.ts";
export { mayDo, operatorRoles } from "./operatorRole.ts";
export type { DeskTask, OperatorRole } from "./operatorRole.ts";
export { operatorLoginProblems } from "./operatorLoginProblems.ts";
export type { OperatorLogin, OperatorLoginProblems } from "./operatorLoginProblems.ts";
export { isOldestFirst, orderFilters, readOrderFilter } from "./orderFilter.ts";
export type { OrderFilter } from "./orderFilter.ts";
export { chosenPieces, orderTasks, possibleTasks, shipmentsUnderWay } from "./possibleTasks.ts";
export type { OrderTask } from "./possibleTasks.ts";
export { shortestOperatorPassword } from "./shortestOperatorPassword.ts";
export { timeline } from "./timeline.ts";
