import * as z from "zod/mini";

/** A flag that reads `true`, `1` and `"1"` as true and everything else, a missing key too, as false. */
export const wireFlag = z._default(
  z.pipe(
    z.transform((value: unknown) => value === true || value === 1 || value === "1"),
    z.boolean(),
  ),
  false,
);

/** A flag on its way to the server, written `1` or `0`; booleans are read as well. */
export const requestFlag = z._default(
  z.pipe(
    z.transform((value: unknown) => (value === true || value === 1 || value === "1" ? 1 : 0)),
    z.literal([0, 1]),
  ),
  0,
);

function toNumber(value: unknown): unknown {
  return typeof value === "string" && value.trim() !== "" ? Number(value) : value;
}

/** A finite number, also when it comes as text. */
export const wireNumber = z.pipe(z.transform(toNumber), z.number());

/** A whole number such as an id, also when it comes as text. */
export const wireInteger = z.pipe(z.transform(toNumber), z.int());

/** A number, or null when it is missing or empty. */
export const wireNumberOrNull = z._default(
  z.pipe(
    z.transform((value: unknown) => (value === "" || value === undefined ? null : toNumber(value))),
    z.nullable(z.number()),
  ),
  null,
);

/** A text; numbers are read as text, null and a missing key as the empty text. */
export const wireText = z._default(
  z.pipe(
    z.transform((value: unknown) => {
      if (typeof value === "number") return String(value);
      return value === null || value === undefined ? "" : value;
    }),
    z.string(),
  ),
  "",
);

/** A text, or null when it is missing or empty. */
export const wireTextOrNull = z._default(
  z.pipe(
    z.transform((value: unknown) => {
      if (typeof value === "number") return String(value);
      return value === undefined || value === "" ? null : value;
    }),
    z.nullable(z.string()),
  ),
  null,
);

/** A list that may come bare, wrapped as `{"data": […]}` or under its own name; a missing list is empty. */
export function wireList<T>(item: z.ZodMiniType<T>, name = "data"): z.ZodMiniType<T[]> {
  return z.pipe(
    z.transform((value: unknown) => unwrapList(value, name)),
    z.array(item),
  );
}

function unwrapList(value: unknown, name: string): unknown {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object" || Array.isArray(value)) return value;
  for (const key of [name, "data"]) if (key in value) return Reflect.get(value, key);
  return value;
}

/** The same list as a key that may be missing. */
export function wireListOrEmpty<T>(item: z.ZodMiniType<T>): z.ZodMiniType<T[]> {
  return z._default(wireList(item), []);
}
