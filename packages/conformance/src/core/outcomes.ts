import { firstDifference } from "./firstDifference.ts";

/** Ends a check: the backend does not do what the contract says. */
export class Fault extends Error {
  override readonly name = "Fault";
}

/** Ends a check that cannot be made here, with the reason. */
export class NotTried extends Error {
  override readonly name = "NotTried";
}

/** Ends the check with a fault unless the condition holds. */
export function demand(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Fault(problem);
}

/** Ends the check with the reason when there is nothing to try it with. */
export function need<T>(value: T | null | undefined, reason: string): T {
  if (value === null || value === undefined) throw new NotTried(reason);
  return value;
}

/** Demands that two plain values are the same; says where they differ first. */
export function demandSame(actual: unknown, wanted: unknown, what: string): void {
  const difference = firstDifference(actual, wanted);
  if (difference === null) return;
  const place = difference.place === "" ? what : `${what}, at ${difference.place},`;
  throw new Fault(`${place} is ${write(difference.actual)}, should be ${write(difference.wanted)}.`);
}

const write = (value: unknown): string => shorten(JSON.stringify(value));

/** Half an ore on either side, and a little for the way floating numbers are added. */
const tolerance = 0.0051;

/** Whether two sums of kronor are the same to the ore; `steps` is how many rounded numbers were added. */
export function isSameSum(one: number, other: number, steps = 1): boolean {
  return Math.abs(one - other) <= tolerance * Math.max(1, steps);
}

/** Demands that two sums of kronor are the same to the ore. */
export function demandSum(actual: number, wanted: number, what: string): void {
  demand(isSameSum(actual, wanted), `${what} is ${actual}, should be ${wanted}.`);
}

/** Cuts a text that nobody would read to its end. */
export function shorten(text: string | undefined, most = 200): string {
  const whole = text ?? "nothing";
  return whole.length > most ? `${whole.slice(0, most)}…` : whole;
}
