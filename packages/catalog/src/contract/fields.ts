import * as z from "zod/mini";

const integerText = /^-?\d+$/;
const isFlag = (value: unknown): boolean => value === true || value === 1 || value === "1";

/** Reads `true`, `1` and `"1"` as true and everything else, a missing field included, as false. */
export const flag = z._default(z.pipe(z.transform(isFlag), z.boolean()), false);

/** An integer id; a text of digits is read as the same id. */
export const id = z.pipe(
  z.transform((value: unknown): unknown =>
    typeof value === "string" && integerText.test(value) ? Number(value) : value,
  ),
  z.int(),
);

/** An id, or null where there is none; a missing field is null. */
export const idOrNull = z._default(z.nullable(id), null);

/** A text; a missing field or null is the empty text. */
export const text = z._default(
  z.pipe(
    z.transform((value: unknown): unknown => value ?? ""),
    z.string(),
  ),
  "",
);

/** A text, or null where there is none; a missing field is null. */
export const textOrNull = z._default(z.nullable(z.string()), null);

/** A number, or null where there is none; a missing field is null. Money is in kronor. */
export const numberOrNull = z._default(z.nullable(z.number()), null);

/** A number that is 0 when the field is missing or null. */
export const numberOrZero = z._default(
  z.pipe(
    z.transform((value: unknown): unknown => value ?? 0),
    z.number(),
  ),
  0,
);

/** A list; a missing field or null is the empty list. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z._default(
    z.pipe(
      z.transform((value: unknown): unknown => value ?? []),
      z.array(item),
    ),
    [],
  );
}

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
