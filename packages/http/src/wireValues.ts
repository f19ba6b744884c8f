import * as z from "zod/mini";
import { amountProblem, neededProblem } from "./wireProblems.ts";

const isSet = (value: unknown): boolean => value === true || value === 1 || value === "1";

/** A flag that reads `true`, `1` and `"1"` as true and everything else, a missing key too, as false. */
export const wireFlag = z._default(z.pipe(z.transform(isSet), z.boolean()), false);

/** A flag on its way to the server, written `1` or `0`; booleans and texts are read as well. */
export const requestFlag = z._default(
  z.pipe(
    z.transform((value: unknown) => (isSet(value) ? 1 : 0)),
    z.literal([0, 1]),
  ),
  0,
);

/** A finite number, also when it comes as text. */
export const wireNumber = z.pipe(z.transform(toNumber), z.number());

/** An amount of money in kronor, also when it comes as text; to `readAnswer` what is no number counts as 0. */
export const wireAmount = z.pipe(z.transform(toNumber), z.number(amountProblem));

/** A whole number such as an id, also when it comes as text. */
export const wireInteger = z.pipe(z.transform(toNumber), z.int());

/** A count, also when it comes as text; to `readAnswer` what is no whole number counts as 0. */
export const wireCount = z.pipe(z.transform(toNumber), z.int(amountProblem));

/** A whole number without which `readAnswer` takes nothing of an answer. */
export const wireNeededInteger = z.pipe(z.transform(toNumber), z.int(neededProblem));

/** A number, or null when it is missing or empty. */
export const wireNumberOrNull = z._default(
  z.pipe(
    z.transform((value: unknown) => (value === "" ? null : toNumber(value))),
    z.nullable(z.number()),
  ),
  null,
);

/** An amount, or null when it is missing or empty; to `readAnswer` what is no number counts as 0. */
export const wireAmountOrNull = z._default(
  z.pipe(
    z.transform((value: unknown) => (value === "" ? null : toNumber(value))),
    z.nullable(z.number(amountProblem)),
  ),
  null,
);

/** A text; numbers are read as text, null and a missing key as the empty text. */
export const wireText = z._default(z.pipe(z.transform(toText), z.string()), "");

/** A text, or null when it is missing or empty. */
export const wireTextOrNull = z._default(
  z.pipe(
    z.transform((value: unknown) => toText(value) || null),
    z.nullable(z.string()),
  ),
  null,
);

/** A list that may come bare, as `{"data": […]}` or below its own name; null and a missing key are the empty list. */
export function wireList<T>(item: z.ZodMiniType<T>, name = "data"): z.ZodMiniType<T[]> {
  return z._default(
    z.pipe(
      z.transform((value: unknown) => bareList(value, name)),
      z.array(item),
    ),
    [],
  );
}

/** A list that is the content of an answer: where it is no list, or no entry fits, `readAnswer` takes nothing of it. */
export function wireContent<T>(item: z.ZodMiniType<T>, name = "data"): z.ZodMiniType<T[]> {
  return z._default(
    z.pipe(
      z.transform((value: unknown) => bareList(value, name)),
      z.array(item, neededProblem),
    ),
    [],
  );
}

/**
 * Only plain decimal texts are numbers: neither `0x10` nor `1e3` is what anybody typed. A comma before one or two digits
 * is a decimal comma; before three it may as well be of thousands.
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
