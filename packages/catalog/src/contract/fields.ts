import { wireInteger } from "@torg/http";
import * as z from "zod/mini";

export {
  wireAmountOrNull as amountOrNull,
  wireContent as contentOf,
  wireFlag as flag,
  wireInteger as id,
  wireList as listOf,
  wireNumberOrNull as numberOrNull,
  wireText as text,
  wireTextOrNull as textOrNull,
} from "@torg/http";

/** An id, or null where there is none; a missing field is null. */
export const idOrNull = z._default(z.nullable(wireInteger), null);

/** A number that is 0 when the field is missing or null. */
export const numberOrZero = z._default(
  z.pipe(
    z.transform((value: unknown): unknown => value ?? 0),
    z.number(),
  ),
  0,
);

/** Fills a missing or null field from its second name, the first name wins. */
export function withAliases(aliases: Readonly<Record<string, string>>) {
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
export function wrapList(key: string) {
  return z.transform((value: unknown): unknown => (Array.isArray(value) ? { [key]: value } : value));
}

/** Takes a list out of `{"data": [...]}`; anything else stays as it is. */
export const unwrapList = z.transform((value: unknown): unknown =>
  typeof value === "object" && value !== null && "data" in value ? value.data : value,
);
