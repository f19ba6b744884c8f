export { findOrderCall, registerReturnCall, returnOrderSchema } from "./returnCalls.ts";
export { confirmWithdrawalCall, startWithdrawalCall, withdrawalReceiptSchema } from "./withdrawalCalls.ts";
