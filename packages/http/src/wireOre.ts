import { toOre } from "@torg/format";
import * as z from "zod/mini";
import { amountProblem, neededProblem } from "./wireProblems.ts";
import { wireAmount, wireAmountOrNull, wireNumber } from "./wireValues.ts";

/**
 * Reads what stands in kronor on the wire as a whole number of ore, and writes it in kronor again; null stays null.
 * A third decimal is rounded, halves away from zero. What is too large to be counted exactly is no amount.
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

/** An amount of money, kronor on the wire and ore here; to `readAnswer` what is no number counts as 0. */
export const wireOre = inOre(wireAmount);

/** An amount as `wireOre` reads it, or null when it is missing or empty. */
export const wireOreOrNull = inOre(wireAmountOrNull);

/** An amount without which `readAnswer` takes nothing of an answer. */
export const wireNeededOre = inOre(wireNumber.check(z.refine(Number.isFinite, neededProblem)));
