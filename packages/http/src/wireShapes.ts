import * as z from "zod/mini";

/** Fills a missing or null field from its second name; the first name wins. Anything but an object stays as it is. */
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

/** Puts a bare list below `key`; anything else stays as it is. */
export function wireBelow(key: string) {
  return z.transform((value: unknown): unknown => (Array.isArray(value) ? { [key]: value } : value));
}

/** Takes what an answer holds out of `{"data": …}`; anything else stays as it is. */
export const wireData = z.transform((value: unknown): unknown =>
  typeof value === "object" && value !== null && "data" in value ? value.data : value,
);
