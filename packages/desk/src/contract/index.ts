export { answerReviewCall, deskReviewsCall, deskReviewSchema, takeDownReviewCall } from "./reviewCalls.ts";
export { deskCodesCall, deskCodeSchema, endCodeCall, makeCodeCall } from "./codeCalls.ts";
export { endCaseCall } from "./caseCalls.ts";
export { deskFields, piecesField } from "./deskFields.ts";
export {
  deskPages,
  deskPaths,
  pathOfCase,
  pathOfItem,
  pathOfOrder,
  productTaskOfPath,
  taskOfPath,
} from "./deskPaths.ts";
export type { OrderPath, ProductTask } from "./deskPaths.ts";
export { deskOrderRowSchema, deskOrderSchema } from "./deskSchemas.ts";
export { deskViewSchema } from "./deskViewSchema.ts";
export { deskFailuresCall, endJobCall, replayWebhookCall, retryJobCall } from "./failureCalls.ts";
export type { DeskLogEvent } from "./deskLogEvent.ts";
export { deskLogCall, deskLogEntrySchema, operatorLogInCall, operatorLogOutCall } from "./operatorCalls.ts";
export {
  cancelCall,
  creditCall,
  deliverCall,
  deskOrderCall,
  deskOrdersCall,
  noteCall,
  pickCall,
  retryMoneyCall,
  returnCall,
  shipCall,
} from "./orderCalls.ts";
export {
  deskProductCall,
  deskProductsCall,
  recallProductCall,
  resumeProductCall,
  setPriceCall,
  setStockCall,
  setStoreStockCall,
  stopProductCall,
} from "./productCalls.ts";
export { deskProductRowSchema, deskProductSchema } from "./productSchemas.ts";
export {
  programCancelCall,
  programCreditCall,
  programDeliverCall,
  programFailedWebhooksCall,
  programOrderCall,
  programOrdersCall,
  programPickCall,
  programReplayCall,
  programReturnCall,
  programSetStockCall,
  programSetStoreStockCall,
  programShipCall,
  programStockCall,
  programStoreStockCall,
} from "./programCalls.ts";
