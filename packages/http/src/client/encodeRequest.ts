import { encodePart } from "@torg/format/addresses";
import type { Call } from "../defineCall.ts";
import { isRecord } from "../isRecord.ts";
import { pathNames } from "../pathNames.ts";
import type { PlatformBlob, PlatformFormData } from "../platform.ts";
import { type FormField, toFormEntries, toFormFields } from "../forms/toFormFields.ts";
import { toWire } from "../schemas/toWire.ts";

declare const URLSearchParams: new (fields: readonly FormField[]) => { toString(): string };
declare const FormData: new () => PlatformFormData;
declare const Blob: new () => PlatformBlob;

/** A request in wire format, without the headers of the visitor's session. */
export interface EncodedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | PlatformFormData | null;
}

/**
 * Encodes a request as address, headers and body. Braces in the path are filled from the request; the other fields are
 * sent in the call's encoding. With `url` (an address from the server) the path is not built, and only the other fields
 * are sent.
 * @throws Error when the request lacks a value that the path names: a bug of the caller.
 */
export function encodeRequest<Q>(call: Call<Q, unknown>, request: Q, url?: string): EncodedRequest {
  const names = pathNames(call.path);
  const sent = toWire(call.request, request);
  const address = url ?? fillPath(call.path, sent);
  const rest = names.length > 0 && isRecord(sent) ? without(sent, names) : sent;
  const query = call.encoding === "query" ? encodeFields(rest) : "";
  return {
    url: query === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${query}`,
    method: call.method,
    headers: {
      Accept: call.accept ?? "application/json",
      ...contentType(call),
      "X-Requested-With": "XMLHttpRequest",
    },
    body: encodeBody(call, rest),
  };
}

function fillPath(path: string, request: unknown): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = isRecord(request) ? request[name] : undefined;
    if (typeof value !== "string" && typeof value !== "number") {
      throw new Error(`The address ${path} needs "${name}" in the request.`);
    }
    return encodePart(value);
  });
}

function without(request: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(request).filter(([name]) => !names.includes(name)));
}

function contentType(call: Call<unknown, unknown>): Record<string, string> {
  // The browser sets the boundary of a form with files itself.
  if (call.encoding === "multipart") return {};
  const form = call.encoding === "form";
  return { "Content-Type": form ? "application/x-www-form-urlencoded;charset=UTF-8" : "application/json" };
}

function encodeBody(call: Call<unknown, unknown>, rest: unknown): string | PlatformFormData | null {
  switch (call.encoding) {
    case "json":
      return JSON.stringify(rest);
    case "form":
      return encodeFields(rest);
    case "multipart":
      return toFormData(rest);
    default:
      return null;
  }
}

function encodeFields(value: unknown): string {
  return new URLSearchParams(toFormFields(value)).toString();
}

function toFormData(value: unknown): PlatformFormData {
  const data = new FormData();
  for (const [name, item] of toFormEntries(value)) data.append(name, item instanceof Blob ? item : String(item));
  return data;
}
