import * as z from "zod/mini";

/** Fills a missing or null field from its alias; the first name wins. Values other than objects stay as they are. */
export function wireAliases(aliases: Readonly<Record<string, string>>) {
  return z.transform((value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const fields = new Map<string, unknown>(Object.entries(value));
    for (const [name, alias] of Object.entries(aliases)) {
      const first = fields.get(name);
      if (first === undefined || first === null) fields.set(name, fields.get(alias));
    }
    return Object.fromEntries(fields);
  });
}

/** Wraps a bare list as `{[key]: list}`; other values stay as they are. */
export function wrapWireList(key: string) {
  return z.transform((value: unknown): unknown => (Array.isArray(value) ? { [key]: value } : value));
}

/** Unwraps `{"data": …}`; other values stay as they are. */
export const wireData = z.transform((value: unknown): unknown =>
  typeof value === "object" && value !== null && "data" in value ? value.data : value,
);
