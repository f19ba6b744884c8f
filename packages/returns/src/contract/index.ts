export { guaranteePictureSchema, legalGuaranteeSchema } from "./legalGuaranteeSchema.ts";
export { recallSchema } from "./recallSchema.ts";
export { caseReceiptSchema, findOrderCall, registerReturnCall, returnOrderSchema } from "./returnCalls.ts";
export { returnFormAddress, returnQuery } from "./returnFormAddress.ts";
export type { RegisteredReturn } from "./returnCalls.ts";
export { quantityField, returnFields } from "./returnFields.ts";
export { confirmWithdrawalCall, startWithdrawalCall, withdrawalReceiptSchema } from "./withdrawalCalls.ts";
