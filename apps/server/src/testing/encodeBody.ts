import { type DocumentedBody, wellFormed } from "./documentedRequests.ts";

type Field = readonly [name: string, value: string];

/** Flattens nested values into form fields such as `products[1001][quantity]`. */
function flatten(name: string, value: unknown): readonly Field[] {
  if (typeof value !== "object" || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, own]) => flatten(name === "" ? key : `${name}[${key}]`, own));
}

/** Encodes a body for sending. */
export function encodeBody({ type, fields }: DocumentedBody): string | FormData {
  if (type === "application/json") return JSON.stringify(fields);
  const entries = flatten("", fields).map(([name, value]): [string, string] => [wellFormed(name), value]);
  if (type === "application/x-www-form-urlencoded") return new URLSearchParams(entries).toString();
  const form = new FormData();
  for (const [name, value] of entries) {
    if (name.startsWith("images")) form.append("images[]", new Blob([value], { type: "image/png" }), "a.png");
    else form.append(name, wellFormed(value));
  }
  return form;
}
