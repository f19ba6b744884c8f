import { toOre } from "@torg/format";
import * as z from "zod/mini";
import { amountProblem, requiredProblem } from "./wireProblems.ts";
import { wireAmount, wireAmountOrNull, wireNumber } from "./wireValues.ts";

/**
 * Parses kronor on the wire to whole ore, and writes ore as kronor again; null stays null. A third decimal is rounded,
 * halves away from zero. An amount too large to be exact is rejected.
 */
export function inOre<T extends number | null>(kronor: z.ZodMiniType<T>) {
  const wire: z.ZodMiniType<number | null> = kronor;
  return z.codec(wire, z.custom<T, unknown>(), {
    decode(value, { issues }): unknown {
      if (value === null) return null;
      if (isCountable(value)) return toOre(value);
      issues.push({ code: "custom", message: amountProblem, input: value });
      return null;
    },
    encode: (value) => (typeof value === "number" ? value / 100 : null),
  });
}

const isCountable = (kronor: number): boolean => Number.isSafeInteger(Math.round(kronor * 100));

/** An amount of money, kronor on the wire and ore here; `readResponse` counts an invalid number as 0. */
export const wireOre = inOre(wireAmount);

/** An amount parsed like `wireOre`, or null if it is missing or empty. */
export const wireOreOrNull = inOre(wireAmountOrNull);

/** A required amount: without it, `readResponse` rejects the response. */
export const wireRequiredOre = inOre(wireNumber.check(z.refine(Number.isFinite, requiredProblem)));
