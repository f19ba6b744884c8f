export { CallError, isUnreadable } from "./client/CallError.ts";
export type { CallErrorDetails } from "./client/CallError.ts";
export { csrfTokenPath } from "./contract/csrfTokenPath.ts";
export { createClient } from "./client/createClient.ts";
export type { Client, ClientOptions, SendOptions } from "./client/createClient.ts";
export { createRequestQueue } from "./client/createRequestQueue.ts";
export { defineCall } from "./defineCall.ts";
export type { Call, Encoding } from "./defineCall.ts";
export { encodeRequest } from "./client/encodeRequest.ts";
export type { EncodedRequest } from "./client/encodeRequest.ts";
export { fetchCsrfToken } from "./client/fetchCsrfToken.ts";
export type { TokenSource } from "./client/fetchCsrfToken.ts";
export { fromFormFields } from "./forms/fromFormFields.ts";
export type { FormObject } from "./forms/fromFormFields.ts";
export { isRecord } from "./isRecord.ts";
export { pageCsrfToken } from "./pageCsrfToken.ts";
export { pathNames } from "./pathNames.ts";
export type { Fetch, FetchResponse, FetchOptions } from "./platform.ts";
export { readResponse } from "./client/readResponse.ts";
export type { ResponseReading, ReadResponseOptions } from "./client/readResponse.ts";
export { scheduleTimeout } from "./scheduleTimeout.ts";
export type { Schedule } from "./scheduleTimeout.ts";
export { sessionExpired } from "./sessionExpired.ts";
export { toFormFields } from "./forms/toFormFields.ts";
export type { FormField } from "./forms/toFormFields.ts";
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
} from "./schemas/wireValues.ts";
export { wireFlagOr, wireIntegerOrNull, wireNumberOrZero, wireTextOr } from "./schemas/wireFallbacks.ts";
export { wireAliases, wrapWireList, wireData } from "./schemas/wireShapes.ts";
export { amountProblem, requiredProblem } from "./schemas/wireProblems.ts";
export { wireObject } from "./schemas/wireObject.ts";
export type { ParsedObject, WireField, WireFields, WireSchema } from "./schemas/wireObject.ts";
export { inOre, wireRequiredOre, wireOre, wireOreOrNull } from "./schemas/wireOre.ts";
export { toWire } from "./schemas/toWire.ts";
