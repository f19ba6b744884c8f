import { clockIcon, infoIcon, refusedIcon, successIcon, truckIcon } from "./icons.ts";

const icons: ReadonlyMap<string | null, string> = new Map([
  ["check-circle", successIcon],
  ["x-circle", refusedIcon],
  ["clock", clockIcon],
  ["info", infoIcon],
  ["truck", truckIcon],
]);

/**
 * The drawing that a backend names for the status of a product: `check-circle`, `x-circle`, `clock`, `info` or `truck`.
 * Undefined for every other name, where a dot may stand.
 */
export function iconOfStatus(name: string | null): string | undefined {
  return icons.get(name);
}
