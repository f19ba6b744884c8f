import type { Call } from "../defineCall.ts";
import { fromFormFields } from "../fromFormFields.ts";
import { isRecord } from "../isRecord.ts";
import { pathNames } from "../pathNames.ts";

/** The parts of a request as a server hands them over. */
export interface IncomingRequest {
  /** Values of the names in the path, already decoded. */
  readonly params?: unknown;
  /** Parameters of the address: pairs (`URLSearchParams`) or an object. */
  readonly query?: unknown;
  /** The parsed JSON, the fields of a form as pairs (`URLSearchParams`, `FormData`) or as an object, or nothing. */
  readonly body?: unknown;
}

/** The request, or per field (`products.1001.quantity`, "" for the whole) the codes of what is wrong with it. */
export type ReadRequest<Q> =
  | { readonly ok: true; readonly request: Q }
  | { readonly ok: false; readonly errors: Readonly<Record<string, readonly string[]>> };

/**
 * Reads and checks a request by the schema of its call. A call whose body is JSON accepts the same fields as a form.
 * Codes are those of the schema (`invalid_type`, `too_small`, …), or the message of a refinement.
 */
export function readRequest<Q>(call: Omit<Call<Q, unknown>, "emptyAnswer">, incoming: IncomingRequest): ReadRequest<Q> {
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

/** The path's own names always come from the path, whatever the body says. */
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

/** `URLSearchParams`, `FormData` and `Map` list their entries; a plain object and a list do not do so in pairs. */
function isPairs(value: unknown): value is Pairs {
  return isRecord(value) && !Object.hasOwn(value, "entries") && typeof value["entries"] === "function";
}
