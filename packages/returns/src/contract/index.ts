export { caseReceiptSchema, findOrderCall, registerReturnCall, returnOrderSchema } from "./returnCalls.ts";
export type { RegisteredReturn } from "./returnCalls.ts";
export { confirmWithdrawalCall, startWithdrawalCall, withdrawalReceiptSchema } from "./withdrawalCalls.ts";
