export { accountFields } from "./accountFields.ts";
export { accountOrderSchema } from "./accountOrderSchema.ts";
export { accountPaths } from "./accountPaths.ts";
export { joinClubCall } from "./joinClubCall.ts";
export { loginFromCheckoutCall, logOutCall } from "./loginCalls.ts";
export { endNewsletterCall, eraseDataCall, exportDataCall, leaveClubCall } from "./ownDataCalls.ts";
