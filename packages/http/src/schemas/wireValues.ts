import * as z from "zod/mini";
import { amountProblem, requiredProblem } from "./wireProblems.ts";

/** Whether a flag is set on the wire: `true`, `1` and `"1"` are; everything else is not. */
export const isFlagSet = (value: unknown): boolean => value === true || value === 1 || value === "1";

/** A flag: `true`, `1` and `"1"` are true, everything else is false, including a missing key. */
export const wireFlag = z._default(z.pipe(z.transform(isFlagSet), z.boolean()), false);

/** A flag in requests, written `1` or `0`; booleans and text are accepted too. */
export const requestFlag = z._default(
  z.pipe(
    z.transform((value: unknown) => (isFlagSet(value) ? 1 : 0)),
    z.literal([0, 1]),
  ),
  0,
);

/** A finite number; text is accepted too. */
export const wireNumber = z.pipe(z.transform(toNumber), z.number());

/** An amount of money in kronor; text is accepted too. `readResponse` counts an invalid number as 0. */
export const wireAmount = z.pipe(z.transform(toNumber), z.number(amountProblem));

/** A whole number such as an id; text is accepted too. */
export const wireInteger = z.pipe(z.transform(toNumber), z.int());

/** A count; text is accepted too. `readResponse` counts an invalid whole number as 0. */
export const wireCount = z.pipe(z.transform(toNumber), z.int(amountProblem));

/** A required whole number: without it, `readResponse` rejects the response. */
export const wireRequiredInteger = z.pipe(z.transform(toNumber), z.int(requiredProblem));

/** A number, or null if it is missing or empty. */
export const wireNumberOrNull = z._default(
  z.pipe(
    z.transform((value: unknown) => (value === "" ? null : toNumber(value))),
    z.nullable(z.number()),
  ),
  null,
);

/** An amount, or null if it is missing or empty; `readResponse` counts an invalid number as 0. */
export const wireAmountOrNull = z._default(
  z.pipe(
    z.transform((value: unknown) => (value === "" ? null : toNumber(value))),
    z.nullable(z.number(amountProblem)),
  ),
  null,
);

/** A text; numbers are converted to text, null and a missing key to an empty string. */
export const wireText = z._default(z.pipe(z.transform(toText), z.string()), "");

/** A text, or null if it is missing or empty. */
export const wireTextOrNull = z._default(
  z.pipe(
    z.transform((value: unknown) => toText(value) || null),
    z.nullable(z.string()),
  ),
  null,
);

/** A list, given bare, as `{"data": […]}` or below its own name; null and a missing key give an empty list. */
export function wireList<T>(item: z.ZodMiniType<T>, name = "data"): z.ZodMiniType<T[]> {
  return z._default(
    z.pipe(
      z.transform((value: unknown) => bareList(value, name)),
      z.array(item),
    ),
    [],
  );
}

/**
 * A list that is the content of a response: if it is no list, or no entry matches, `readResponse` rejects the response.
 */
export function wireContent<T>(item: z.ZodMiniType<T>, name = "data"): z.ZodMiniType<T[]> {
  return z._default(
    z.pipe(
      z.transform((value: unknown) => bareList(value, name)),
      z.array(item, requiredProblem),
    ),
    [],
  );
}

/**
 * Only plain decimal text is a number: `0x10` and `1e3` are not. A comma before one or two digits is a decimal comma;
 * before three it could also separate thousands.
 */
function toNumber(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*-?\d+(\.\d+|,\d{1,2})?\s*$/.test(value)) return value;
  return Number(value.replace(",", "."));
}

function toText(value: unknown): unknown {
  if (typeof value === "number") return String(value);
  return value ?? "";
}

function bareList(value: unknown, name: string): unknown {
  if (value === null) return [];
  if (typeof value !== "object" || Array.isArray(value)) return value;
  for (const key of [name, "data"]) if (Object.hasOwn(value, key)) return Reflect.get(value, key);
  return value;
}
