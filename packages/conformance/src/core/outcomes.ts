import { firstDifference } from "./firstDifference.ts";

/** Ends a check: the backend does not do what the contract says. */
export class Fault extends Error {
  override readonly name = "Fault";
}

/** Ends a check that is not possible here, with the reason. */
export class NotTried extends Error {
  override readonly name = "NotTried";
}

/** Fails the check unless the condition is true. */
export function demand(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Fault(problem);
}

/** Ends the check as not tried when its data are missing. */
export function need<T>(value: T | null | undefined, reason: string): T {
  if (value === null || value === undefined) throw new NotTried(reason);
  return value;
}

/** Asserts that two plain values are equal; the fault names the first difference. */
export function demandSame(actual: unknown, wanted: unknown, what: string): void {
  const difference = firstDifference(actual, wanted);
  if (difference === null) return;
  const place = difference.place === "" ? what : `${what}, at ${difference.place},`;
  throw new Fault(`${place} is ${write(difference.actual)}, should be ${write(difference.wanted)}.`);
}

const write = (value: unknown): string => shorten(JSON.stringify(value));

/** Half an öre on either side, and a little for floating-point addition. */
const tolerance = 0.0051;

/** Whether two sums in kronor are equal to the öre; `steps` is how many rounded numbers were added. */
export function isSameSum(one: number, other: number, steps = 1): boolean {
  return Math.abs(one - other) <= tolerance * Math.max(1, steps);
}

/** Asserts that two sums in kronor are equal to the öre. */
export function demandSum(actual: number, wanted: number, what: string): void {
  demand(isSameSum(actual, wanted), `${what} is ${actual}, should be ${wanted}.`);
}

/** Shortens a long text. */
export function shorten(text: string | undefined, most = 200): string {
  const whole = text ?? "nothing";
  return whole.length > most ? `${whole.slice(0, most)}…` : whole;
}
