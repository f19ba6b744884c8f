export { cookieConsentCall } from "./cookieConsentCall.ts";
