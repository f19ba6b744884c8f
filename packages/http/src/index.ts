export { CallError, isUnreadable } from "./CallError.ts";
export type { CallErrorDetails } from "./CallError.ts";
export { csrfTokenPath } from "./contract/csrfTokenPath.ts";
export { createClient } from "./createClient.ts";
export type { Client, ClientOptions, SendOptions } from "./createClient.ts";
export { createRequestQueue } from "./createRequestQueue.ts";
export { defineCall } from "./defineCall.ts";
export type { Call, Encoding } from "./defineCall.ts";
export { encodeRequest } from "./encodeRequest.ts";
export type { EncodedRequest } from "./encodeRequest.ts";
export { fetchCsrfToken } from "./fetchCsrfToken.ts";
export type { TokenSource } from "./fetchCsrfToken.ts";
export { fromFormFields } from "./fromFormFields.ts";
export type { FormObject } from "./fromFormFields.ts";
export { isRecord } from "./isRecord.ts";
export { pageCsrfToken } from "./pageCsrfToken.ts";
export { pathNames } from "./pathNames.ts";
export type { Fetch, FetchResponse, FetchOptions } from "./platform.ts";
export { readResponse } from "./readResponse.ts";
export type { ResponseReading, ReadResponseOptions } from "./readResponse.ts";
export { scheduleTimeout } from "./scheduleTimeout.ts";
export type { Schedule } from "./scheduleTimeout.ts";
export { sessionExpired } from "./sessionExpired.ts";
export { toFormFields } from "./toFormFields.ts";
export type { FormField } from "./toFormFields.ts";
export {
  requestFlag,
  wireAmount,
  wireAmountOrNull,
  wireContent,
  wireCount,
  isFlagSet,
  wireFlag,
  wireInteger,
  wireList,
  wireRequiredInteger,
  wireNumber,
  wireNumberOrNull,
  wireText,
  wireTextOrNull,
} from "./wireValues.ts";
export { wireFlagOr, wireIntegerOrNull, wireNumberOrZero, wireTextOr } from "./wireFallbacks.ts";
export { wireAliases, wrapWireList, wireData } from "./wireShapes.ts";
export { amountProblem, requiredProblem } from "./wireProblems.ts";
export { wireObject } from "./wireObject.ts";
export type { ParsedObject, WireField, WireFields, WireSchema } from "./wireObject.ts";
export { inOre, wireRequiredOre, wireOre, wireOreOrNull } from "./wireOre.ts";
export { toWire } from "./toWire.ts";
