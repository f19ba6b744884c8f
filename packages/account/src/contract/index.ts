export { accountFields } from "./accountFields.ts";
export {
  changeAddressCall,
  choosePasswordCall,
  confirmAddressCall,
  enterByLinkCall,
  registerCall,
  sendLinkCall,
} from "./accountLinkCalls.ts";
export { accountOrderSchema, orderProgressSchema } from "./accountOrderSchema.ts";
export { accountPaths } from "./accountPaths.ts";
export {
  bankIdLoginSchema,
  cancelBankIdCall,
  collectBankIdCall,
  startBankIdCall,
  unlinkBankIdCall,
} from "./bankIdCalls.ts";
export { buyAgainCall } from "./buyAgainCall.ts";
export { joinClubCall } from "./joinClubCall.ts";
export { loginFromCheckoutCall, logOutCall } from "./loginCalls.ts";
export { confirmWatchCall, endWatchesCall, watchCall } from "./watchCalls.ts";
export { addWishCall, removeWishCall } from "./wishCalls.ts";
export { endNewsletterCall, eraseDataCall, exportDataCall, leaveClubCall } from "./ownDataCalls.ts";
