import type { Call } from "../defineCall.ts";
import { fromFormFields } from "../forms/fromFormFields.ts";
import { isRecord } from "../isRecord.ts";
import { pathNames } from "../pathNames.ts";

/** The parts of a request as the server framework passes them. */
export interface IncomingRequest {
  /** Values of the names in the path, decoded. */
  readonly params?: unknown;
  /** Parameters of the address: pairs (`URLSearchParams`) or an object. */
  readonly query?: unknown;
  /** The parsed JSON, the fields of a form as pairs (`URLSearchParams`, `FormData`) or as an object, or nothing. */
  readonly body?: unknown;
}

/** The request, or the error codes by field (`products.1001.quantity`, "" for the whole request). */
export type ReadRequest<Q> =
  | { readonly ok: true; readonly request: Q }
  | { readonly ok: false; readonly errors: Readonly<Record<string, readonly string[]>> };

/**
 * Parses and validates a request by the schema of its call. A call with a JSON body accepts the same fields as a form.
 * Codes are those of the schema (`invalid_type`, `too_small`, …), or the message of a refinement.
 */
export function readRequest<Q>(
  call: Omit<Call<Q, unknown>, "emptyResponse">,
  incoming: IncomingRequest,
): ReadRequest<Q> {
  const sent = call.encoding === "query" ? fieldsOf(incoming.query) : fieldsOf(incoming.body);
  const result = call.request.safeParse(withPath(call, sent ?? {}, incoming.params));
  if (result.success) return { ok: true, request: result.data };
  const errors = new Map<string, string[]>();
  for (const issue of result.error.issues) {
    const path = issue.path.map(String).join(".");
    const code = issue.code === "custom" && issue.message !== "" ? issue.message : issue.code;
    errors.set(path, [...(errors.get(path) ?? []), code]);
  }
  return { ok: false, errors: Object.fromEntries(errors) };
}

/** Values named in the path always come from the path, whatever the body contains. */
function withPath(call: Call<unknown, unknown>, sent: unknown, params: unknown): unknown {
  const names = pathNames(call.path);
  if (names.length === 0) return sent;
  const given = isRecord(params) ? params : {};
  return { ...(isRecord(sent) ? sent : {}), ...Object.fromEntries(names.map((name) => [name, given[name]])) };
}

function fieldsOf(value: unknown): unknown {
  if (isPairs(value)) return fromFormFields(value.entries());
  if (isRecord(value) && Object.keys(value).some((name) => name.includes("["))) {
    return fromFormFields(Object.entries(value));
  }
  return value;
}

interface Pairs {
  entries(): Iterable<readonly [string, unknown]>;
}

/**
 * `URLSearchParams`, `FormData` and `Map` have an `entries` method that gives pairs; plain objects and arrays do not
 * count.
 */
function isPairs(value: unknown): value is Pairs {
  return isRecord(value) && !Object.hasOwn(value, "entries") && typeof value["entries"] === "function";
}
